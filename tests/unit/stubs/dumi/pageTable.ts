import type { pageTable as PageTable } from '@@/dumi/pageTable';

const text = { default: () => null };

const page = (path: string, title: string): (typeof PageTable)[number] => ({
  path,
  frontMatter: { title, description: '', filename: '' },
  toc: [],
  tabs: [],
  load: () => Promise.resolve(text),
  demos: () => Promise.resolve({ demos: {} }),
});

/** Stands in for the table that the build makes of all pages, in unit tests. */
export const pageTable = [
  page('/', 'rc-select'),
  page('/demo/single', 'Single'),
  page('/demo/tags', 'Tags'),
];
