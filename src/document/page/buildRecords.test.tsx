import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseInner, toHtml } from '../../lib/markup';
import { takeRecords } from './takeRecords';
import { DemoRecord } from '../../demo/live/DemoRecord.server';
import { LayoutRecord } from '../../../theme/layout/LayoutRecord.server';

const NAVIGATION = [{ title: 'Modes', items: [{ title: '</script>', path: '/demo/tags' }] }];

const layout = renderToStaticMarkup(<LayoutRecord page={undefined} navigation={NAVIGATION} />);

test('what the server writes of a document and its demos is taken out of the markup', () => {
  const demo = { id: 'a', title: 'A & </script>', isFramed: true, hasBlock: true };
  const ofDemo = renderToStaticMarkup(<DemoRecord {...demo} />);
  const root = parseInner(`${layout}<main>${ofDemo}<p></p></main>`);
  const records = takeRecords(root);
  expect(toHtml(root)).toBe('<main><p></p></main>');
  expect(records).toEqual({ layout: { navigation: NAVIGATION }, demos: [demo] });
});

test('a build ends where the markup of React has none', () => {
  expect(() => takeRecords(parseInner('<main></main>'))).toThrow(
    /^react-dom [\d.]+ does not make an element with `data-build-record`\.\n {2}Why: /,
  );
});

test('a page has sections of the third level at most, and groups of props', () => {
  const heading = (depth: number) => ({ id: `h${depth}`, depth, title: '<b>' });
  const group = { ...heading(4), group: 'tags' };
  const frontMatter = {
    title: 'Tags',
    description: '</script>',
    filename: 'docs/demo/tags.md',
  };
  const tab = { key: 'more', title: 'More', filename: 'docs/more.md', Content: () => null };
  const page = {
    path: '/demo/tags',
    frontMatter,
    toc: [heading(2), heading(4), group],
    tabs: [{ ...tab, toc: [heading(3)] }],
  };
  const markup = renderToStaticMarkup(<LayoutRecord page={page} navigation={[]} />);
  expect(takeRecords(parseInner(markup)).layout.page).toEqual({
    path: '/demo/tags',
    frontMatter,
    toc: [heading(2), group],
    tabs: [{ key: 'more', title: 'More', filename: 'docs/more.md', toc: [heading(3)] }],
  });
});
