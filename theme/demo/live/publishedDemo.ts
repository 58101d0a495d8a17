import { demoLoaders } from '@@/dumi/demoLoaders';
import { filesMeta } from '@@/dumi/meta';
import type { DemoLoader } from './loadDemo';

/** What is known of a demo without loading its page. */
export interface PublishedDemo {
  title: string;
  loader: DemoLoader;
}

/** Finds a demo by its id; undefined when there is no such demo. */
export function publishedDemo(id: string): PublishedDemo | undefined {
  const page = Object.entries(filesMeta).find(([, meta]) => meta.demoIndex?.ids.includes(id));
  if (!page) return undefined;
  const [name, { toc }] = page;
  const loader = demoLoaders[name];
  // Demos stand in the contents of their page, which every page has at hand.
  const title = toc.find((entry) => entry.id === id)?.title ?? id;
  return loader && { title, loader };
}
