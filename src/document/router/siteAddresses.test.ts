import { expect, test } from 'vitest';
import { addressesOf } from './siteAddresses';
import type { Page } from './page';

const heading = (id: string, depth = 2) => ({ id, depth, title: `Title of ${id}` });

function page(path: string, ids: string[]): Page {
  return {
    path,
    frontMatter: { title: `Title of ${path}`, description: '', filename: '' },
    toc: ids.map((id) => heading(id)),
    tabs: [],
  };
}

test('the addresses of a site are its pages, tabs and sections, without deep headings, demos and sections that several pages share', () => {
  const home: Page = {
    ...page('/', ['usage']),
    tabs: [
      {
        key: 'migration',
        title: 'Moving',
        filename: '',
        Content: () => null,
        toc: [heading('package')],
      },
    ],
  };
  home.toc.push(heading('deep', 4));
  const demos = [
    page('/demo/tags', ['docs-demo-tags-demo-tags', 'props-used', 'limits']),
    page('/demo/single', ['docs-demo-single-demo-single', 'props-used']),
  ];
  expect(addressesOf([home, ...demos])).toEqual([
    { address: '/', title: 'Title of /' },
    { address: '/#usage', title: 'Title of usage' },
    { address: '/?tab=migration', title: 'Moving' },
    { address: '/?tab=migration#package', title: 'Title of package' },
    { address: '/demo/tags', title: 'Title of /demo/tags' },
    { address: '/demo/tags#limits', title: 'Title of limits' },
    { address: '/demo/single', title: 'Title of /demo/single' },
  ]);
});
