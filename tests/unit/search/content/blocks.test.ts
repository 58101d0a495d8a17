import { describe, expect, test } from 'vitest';
import { blocksIn, demo, paragraphsIn } from './support/markup';

describe('a paragraph', () => {
  test('is any block of text: paragraphs, list items, terms, captions', () => {
    expect(
      paragraphsIn(
        '<p>One.</p><ul><li>Two</li><li>Three<ul><li>Four</li></ul></li></ul>' +
          '<dl><dt>Five</dt><dd>Six</dd></dl><figure><figcaption>Seven</figcaption></figure>Eight',
      ),
    ).toEqual(['One.', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']);
  });

  test('keeps the text of code, keys and links, with the spaces that a browser shows', () => {
    expect(
      paragraphsIn(
        '<p>Set <code>optionFilterProp</code>, then\n  press <kbd>Tab</kbd><!-- -->/<kbd>Enter</kbd> ' +
          '<a href="/x">as <em>usual</em></a>.</p>',
      ),
    ).toEqual(['Set optionFilterProp, then press Tab/Enter as usual.']);
  });

  test('contains no interface text and nothing hidden', () => {
    expect(
      paragraphsIn(
        '<button>Copy</button><nav>Contents</nav><div role="tablist">Tabs</div><p hidden>No</p>' +
          '<p aria-hidden="true">No</p><p data-search="ignore">Edit this page</p><p>Yes</p>' +
          '<svg><title>No</title></svg><script>no()</script><style>no{}</style><textarea>No</textarea>',
      ),
    ).toEqual(['Yes']);
  });

  test('may be short code, one line at a time, but not long code', () => {
    expect(
      paragraphsIn('<pre><code><i>npm</i> install  rc-select\nnpm start\n</code></pre>'),
    ).toEqual(['npm install rc-select', 'npm start']);
    expect(paragraphsIn('<pre>one\ntwo\nthree\nfour</pre>')).toEqual([]);
  });
});

test.each([
  [
    'a paragraph ends at a line break and at a nested block',
    '<div>One<br>two<div>three</div>four</div>',
    ['One', 'two', 'three', 'four'],
  ],
  [
    'a callout has its title before its first paragraph',
    '<div role="note"><p>Keyboard</p><p>Enter picks.</p><p>Tab, too.</p></div>',
    ['Keyboard: Enter picks.', 'Tab, too.'],
  ],
  [
    'a callout is its title alone when it has no text',
    '<div role="note"><p>Keyboard</p></div>',
    ['Keyboard'],
  ],
  ['a callout without a title is nothing', '<div role="note"></div>', []],
  [
    'the page header is not part of the text',
    '<header><h1>Single</h1><p>Lead</p></header><p>Text</p>',
    ['Text'],
  ],
])('%s', (_, markup, paragraphs) => {
  expect(paragraphsIn(markup)).toEqual(paragraphs);
});

describe('a heading', () => {
  test('has its id, depth and text, without its anchor link', () => {
    expect(
      blocksIn('<h3 id="a-b"><a aria-hidden="true" href="#a-b">#</a>A <code>b</code></h3>'),
    ).toEqual([{ kind: 'heading', id: 'a-b', depth: 3, title: 'A b' }]);
  });

  test('without an id is rejected', () => {
    expect(() => blocksIn('<h2>Lost</h2>')).toThrow(
      /the heading "Lost" has no id\.\n.*Why: .*\n.*What to do: /,
    );
  });
});

describe('a demo', () => {
  test('has the title and description of its header, and nothing from below it', () => {
    expect(blocksIn(demo('one', 'One of many', '<p>Groups.</p><p>And <b>more</b>.</p>'))).toEqual([
      { kind: 'demo', id: 'one', depth: 2, title: 'One of many', description: 'Groups. And more.' },
    ]);
  });

  test('without an id or a heading is rejected', () => {
    expect(() => blocksIn('<section class="demo"></section>')).toThrow('a demo has no id');
    expect(() => blocksIn('<section class="demo" id="x"><header></header></section>')).toThrow(
      'a demo has no heading (x)',
    );
  });
});
