import { dependencyClosure, packageOf } from './installed';
import type { DemoFolder } from './settings';

/** Packages that add style sheets to the page while it runs, for others and for applications. */
const CSS_IN_JS =
  /^(?:@ant-design\/cssinjs|@emotion\/.+|@stitches\/.+|goober|jss|styled-components)$/;

/** Whether what demos import is, or needs, a package that adds style sheets while it runs. */
export function needsCssInJs(demos: DemoFolder): boolean {
  return dependencyClosure(demos, demos.imports.map(packageOf), []).some((name) =>
    CSS_IN_JS.test(name),
  );
}
