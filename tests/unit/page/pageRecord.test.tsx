import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { jsonForHtml, takePageRecord } from '../../../src/page/pageRecord';
import { PageRecord } from '../../../theme/page/PageRecord.server';

const record = { path: '/', frontMatter: { title: '</script>' } };

test('the record of a page is taken out of its markup', () => {
  const markup = `<title>A</title><script type="application/json" data-page-record="">${jsonForHtml(record)}</script><main></main>`;
  expect(takePageRecord(markup)).toEqual({ markup: '<title>A</title><main></main>', record });
});

test('markup without a record stays', () => {
  expect(takePageRecord('<main></main>')).toEqual({ markup: '<main></main>', record: undefined });
});

test('what the server writes of a page can be taken out again, sections of the third level at most, and groups of props', () => {
  const heading = (depth: number) => ({ id: `h${depth}`, depth, title: '<b>' });
  const group = { ...heading(4), group: 'tags' };
  const frontMatter = {
    title: 'Tags',
    description: '</script>',
    props: ['select-mode'],
    filename: 'docs/demo/tags.md',
  };
  const tab = { key: 'more', title: 'More', filename: 'docs/more.md', Content: () => null };
  const { record } = takePageRecord(
    renderToStaticMarkup(
      <PageRecord
        page={{
          path: '/demo/tags',
          frontMatter,
          toc: [heading(2), heading(4), group],
          tabs: [{ ...tab, toc: [heading(3)] }],
        }}
      />,
    ),
  );
  expect(record).toEqual({
    path: '/demo/tags',
    frontMatter,
    toc: [heading(2), group],
    tabs: [{ key: 'more', title: 'More', filename: 'docs/more.md', toc: [heading(3)] }],
  });
  expect(renderToStaticMarkup(<PageRecord page={undefined} />)).toBe('');
});
