import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeContent } from './encodeContent';
import { blocksIn } from '../../../../tests/unit/search/content/support/markup';

// Placeholders of words that readers see, and of words that they do not. They are numbered at the
// end, so that a word that is lost, doubled or moved is noticed.
const READ = '@';
const UNREAD = '!';

const inside = (before: string, after: string) => (content: string) => before + content + after;
const some = (of: fc.Arbitrary<string>, most = 4) =>
  fc.array(of, { maxLength: most }).map((pieces) => pieces.join(''));

const word = fc.constant(` ${READ} `);
const inline = fc
  .tuple(fc.constantFrom('b', 'code', 'a', 'kbd', 'span', 'em'), some(word, 3))
  .map(([tag, content]) => `<${tag}>${content}</${tag}>`);
const text = some(fc.oneof(word, inline));
const unread = fc
  .tuple(
    fc.constantFrom(
      ['<button>', '</button>'],
      ['<nav>', '</nav>'],
      ['<p hidden>', '</p>'],
      ['<span aria-hidden="true">', '</span>'],
      ['<div data-search="ignore">', '</div>'],
      ['<pre>a\nb\nc\n', '</pre>'],
    ),
    text,
  )
  .map(([[before = '', after = ''], content]) => before + content.replaceAll(READ, UNREAD) + after);
const list = some(text.map(inside('<li>', '</li>'))).map(inside('<ul>', '</ul>'));
const row = some(text.map(inside('<td>', '</td>')), 3).map(inside('<tr>', '</tr>'));
const table = some(row, 3).map(inside('<table><tbody>', '</tbody></table>'));
const callout = fc
  .tuple(text, text)
  .map(([title, body]) => `<div role="note"><p>${title}</p><p>${body}</p></div>`);
const block = fc.oneof(
  text.map(inside('<p>', '</p>')),
  text.map(inside('<h2 id="heading">', '</h2>')),
  list,
  table,
  callout,
  unread,
);
const section = some(block, 3).map(inside('<div>', '</div>'));
const page = some(fc.oneof(text, block, section), 8).map((markup) => {
  const words: string[] = [];
  const numbered = markup.replace(/[@!]/g, (kind) => {
    const name = `w${words.length}${kind === READ ? 'r' : 'u'}`;
    words.push(name);
    return name;
  });
  return { markup: numbered, words: words.filter((name) => name.endsWith('r')) };
});

test('every visible word is found once, in order, and no other', () => {
  fc.assert(
    fc.property(page, ({ markup, words }) => {
      const found = blocksIn(markup).flatMap((one) => {
        if (one.kind === 'paragraph') return one.text;
        return one.kind === 'heading' ? one.title : [];
      });
      expect(found.join(' ').match(/w\d+[ru]/g) ?? []).toEqual(words);
    }),
    { numRuns: 500 },
  );
});

test('every text is below the last heading before it', () => {
  fc.assert(
    fc.property(page, ({ markup }) => {
      const blocks = blocksIn(markup);
      const { toc, texts } = encodeContent(blocks);
      let heading: number | undefined;
      const expected = blocks.flatMap((one) => {
        if (one.kind !== 'heading') return [heading];
        heading = (heading ?? -1) + 1;
        return [];
      });
      expect(texts.map(({ tocIndex }) => tocIndex)).toEqual(expected);
      expect(toc).toHaveLength(blocks.filter(({ kind }) => kind === 'heading').length);
    }),
  );
});

test('whatever the markup, paragraphs have single spaces, none at the ends, and are never empty', () => {
  const scrap = fc.constantFrom(
    ...['<p>', '</p>', '<table>', '<tr>', '<td>', '</table>', '<h2 id="a">', '<pre>', '</pre>'],
    ...['<div role="note">', '</div>', '<li>', '<br>', '<!--', '-->', '&nbsp;', '&lt;', '<', '"'],
    ...[' ', '\n', '\t', 'a', 'b', '\ud83d', '<b', '/>'],
  );
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 30 }), (scraps) => {
      for (const { value } of encodeContent(blocksIn(scraps.join(''))).texts) {
        expect(value).toMatch(/^\S+( \S+)*$/);
      }
    }),
    { numRuns: 500 },
  );
});
