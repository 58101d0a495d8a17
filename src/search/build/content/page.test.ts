import { describe, expect, test } from 'vitest';
import { readPage } from './page';
import { demo, pageWith } from '../../../../tests/unit/search/content/support/markup';

const tabs = (...panels: string[]) =>
  '<div role="tablist"><button role="tab" id="t-a">Text</button><button role="tab" id="t-b">Moving</button></div>' +
  `<div role="tabpanel" data-key="a" aria-labelledby="t-a">${panels[0]}</div>` +
  `<div role="tabpanel" data-key="b" aria-labelledby="t-b" hidden>${panels[1]}</div>`;

describe('a page', () => {
  test('has the title and the description it shows, once', () => {
    const { meta } = readPage(pageWith('<p>Text.</p>'));
    expect(meta.frontmatter).toEqual({ title: 'Single', description: 'What it is.' });
    expect(meta.texts).toEqual([{ value: 'Text.', paraId: 0 }]);
  });

  test('has the other words of its head', () => {
    const head = '<meta name="keywords" content="dropdown, combo box"/>';
    expect(readPage(head + pageWith('<p>Text.</p>')).meta.frontmatter).toMatchObject({
      keywords: ['dropdown', 'combo box'],
    });
  });

  test('has no text of header, navigation and footer', () => {
    const around = `<header>Head</header><nav>Nav</nav>${pageWith('<p>Text.</p>')}<footer>Foot</footer>`;
    expect(readPage(around).meta.texts).toHaveLength(1);
  });

  test('has its demos', () => {
    const { meta, demos } = readPage(pageWith(demo('one', 'One', 'First.') + demo('two', 'Two')));
    expect(demos.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(meta.toc?.map(({ id }) => id)).toEqual(['one', 'two']);
  });

  test('without tabs has no list of tabs', () => {
    expect(readPage(pageWith(demo('one', 'One'))).meta).not.toHaveProperty('tabs');
  });
});

describe('a tab', () => {
  test('is separate from the text of the page, with its key and label (D4)', () => {
    const { meta } = readPage(
      pageWith(tabs('<h2 id="x">X</h2><p>One</p>', '<p>Two</p><h2 id="y">Y</h2><p>Three</p>')),
    );
    expect(meta.toc?.map(({ id }) => id)).toEqual(['x']);
    expect(meta.texts?.map(({ value }) => value)).toEqual(['One']);
    expect(meta.tabs).toEqual([
      {
        key: 'b',
        meta: {
          frontmatter: { title: 'Moving' },
          toc: [{ id: 'y', depth: 2, title: 'Y' }],
          texts: [
            { value: 'Two', paraId: 0 },
            { value: 'Three', paraId: 1, tocIndex: 0 },
          ],
        },
      },
    ]);
  });

  test('has its demos as sections, because no link can open a demo inside a tab', () => {
    const { meta, demos } = readPage(pageWith(tabs('', demo('d', 'D', 'What.') + demo('e', 'E'))));
    expect(demos).toEqual([]);
    const [tab] = meta.tabs ?? [];
    expect(tab?.meta.toc?.map(({ id }) => id)).toEqual(['d', 'e']);
    expect(tab?.meta.texts).toEqual([{ value: 'What.', paraId: 0, tocIndex: 0 }]);
  });

  test('without a key or a label is rejected', () => {
    const panel = (attributes: string) =>
      pageWith(`<b id="l">Label</b><div role="tabpanel" hidden ${attributes}></div>`);
    expect(() => readPage(panel('aria-labelledby="l"'))).toThrow('of a tab has no key');
    expect(() => readPage(panel('data-key="b"'))).toThrow('of a tab has no label (b)');
  });
});

describe('a page is rejected', () => {
  const refusal = /.+\n {2}Why: .+\n {2}What to do: .+/;

  test.each([
    ['without a title', pageWith('<p>Text</p>', '')],
    ['whose title is not in a header', '<main><h1 id="t">Title</h1></main>'],
    ['without <main>', '<header><h1>Title</h1></header>'],
    ['with an id twice', pageWith('<h2 id="x">X</h2><h2 id="x">X</h2>')],
    ['with an id of a section inside a demo', pageWith(`<h2 id="x">X</h2>${demo('x', 'X')}`)],
    [
      'with an id in the page and in a tab',
      pageWith(tabs('<h2 id="x">X</h2>', '<h2 id="x">X</h2>')),
    ],
  ])('%s', (_, markup) => {
    expect(() => readPage(markup)).toThrow(refusal);
  });

  test('but not for duplicate ids that nothing links to', () => {
    expect(() => readPage(pageWith('<b id="x"></b><b id="x"></b>'))).not.toThrow();
  });
});
