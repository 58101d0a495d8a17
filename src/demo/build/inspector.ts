import type { IApi } from 'dumi';
import { ownFile } from '../../build/packageRoot';
import { siteOf, type BuildSite } from '../../build/settings';

/**
 * Whether the demos of a site can be inspected. The one place that says so: without it there is
 * neither a button, nor the chunk of the panel, nor the script of the frame with its `<meta>`.
 */
export function hasInspector({ inspector }: BuildSite): boolean {
  return inspector;
}

/** dumi plugin: a site without the inspector is built without its code. */
export default function inspectorCode(api: IApi): void {
  api.describe({ key: 'site:inspector' });

  api.chainWebpack((memo) => {
    if (hasInspector(siteOf(api))) return memo;
    const file = (name: string) => ownFile(`src/demo/inspect/${name}.tsx`);
    memo.resolve.alias.set(file('InspectTools'), file('InspectTools.off'));
    return memo;
  });
}
