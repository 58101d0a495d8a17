import { demoLoaders } from '@@/dumi/demoLoaders';
import { filesMeta } from '@@/dumi/meta';
import type { DemoLoader } from './dumi';

/** What loads a demo by its id; undefined when there is no such demo. */
export function loaderOfDemo(id: string): DemoLoader | undefined {
  const page = Object.entries(filesMeta).find(([, meta]) => meta.demoIndex?.ids.includes(id));
  return page && demoLoaders[page[0]];
}
