import { describe, expect, test } from 'vitest';
import { blocksIn, paragraphsIn } from './support/markup';

const head = '<thead><tr><th>Key</th><th>List closed</th><th>List open</th></tr></thead>';

describe('a table', () => {
  test('is one paragraph per row, each cell labelled with the head of its column', () => {
    expect(
      paragraphsIn(
        `<table>${head}<tbody><tr><td><kbd>Ctrl</kbd>+<kbd>N</kbd></td><td>Opens</td><td>Nothing</td></tr>` +
          '<tr><td>Esc</td><td></td><td>Closes</td></tr></tbody></table>',
      ),
    ).toEqual([
      'Key: Ctrl+N · List closed: Opens · List open: Nothing',
      'Key: Esc · List open: Closes',
    ]);
  });
});

test.each([
  ['without column heads', '<tr><td>One</td><td>Two</td></tr>', 'One · Two'],
  ['with heads only', head, 'Key · List closed · List open'],
  ['with several lines in a cell', '<tr><td><p>One</p><p>two</p></td></tr>', 'One two'],
])('a table %s is one paragraph per row', (_, rows, paragraph) => {
  expect(paragraphsIn(`<table>${rows}</table>`)).toEqual([paragraph]);
  expect(paragraphsIn(`<table id="without-a-caption">${rows}</table>`)).toEqual([paragraph]);
});

describe('a table with an address', () => {
  test('is a section that its caption names, with its rows as paragraphs', () => {
    const row = '<tbody><tr><th>Esc</th><td>Nothing</td><td>Closes</td></tr></tbody>';
    expect(
      blocksIn(`<table id="keys"><caption>In <code>tags</code></caption>${head}${row}</table>`),
    ).toEqual([
      {
        kind: 'table',
        id: 'keys',
        title: 'In tags',
        rows: ['Key: Esc · List closed: Nothing · List open: Closes'],
      },
    ]);
  });
});

describe('a row of a prop table', () => {
  const row = (attributes: string, more = '') =>
    `<table><tbody><tr ${attributes}><th scope="row"><a href="#"><code>open</code><span aria-hidden="true">#</span></a>` +
    '<p>Required</p></th><td><code>boolean</code><p>Default <code>false</code></p></td>' +
    `<td data-search="description"><p>Shows <code>it</code>.</p><p>Deprecated: shown</p></td>${more}</tr></tbody></table>`;

  test('is an entry of its own, with its type before its description', () => {
    expect(blocksIn(row('class="api-entry" id="select-open"'))).toEqual([
      {
        kind: 'row',
        id: 'select-open',
        title: 'open',
        facts: ['Required', 'boolean', 'Default false', 'Shows it.'],
        paragraphs: ['Deprecated: shown'],
      },
    ]);
  });

  test('takes its description from the marked cell, whatever follows it', () => {
    const [block] = blocksIn(row('class="api-entry" id="a"', '<td>since 14.0</td>'));
    expect(block).toMatchObject({
      facts: ['Required', 'boolean', 'Default false', 'since 14.0', 'Shows it.'],
      paragraphs: ['Deprecated: shown'],
    });
  });

  test('reads what a row folds away with the sentence before it', () => {
    const [block] = blocksIn(
      '<table><tbody><tr class="api-entry" id="a"><th>open</th><td data-search="description">' +
        '<details><summary>One.</summary><p>Two.</p></details><p>Three.</p></td></tr></tbody></table>',
    );
    expect(block).toMatchObject({ facts: ['One. Two.'], paragraphs: ['Three.'] });
  });

  test('without an id is rejected', () => {
    expect(() => blocksIn(row('class="api-entry"'))).toThrow(
      /the row "open Required .*" of a prop table has no id/,
    );
  });

  test('may be the heading of a group of rows', () => {
    expect(
      blocksIn(
        '<table><tbody id="select-group-value"><tr><th colspan="3">Value</th></tr></tbody></table>',
      ),
    ).toEqual([{ kind: 'rows', id: 'select-group-value', title: 'Value' }]);
  });
});
