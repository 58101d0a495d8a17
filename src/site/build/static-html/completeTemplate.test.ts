import { describe, expect, test } from 'vitest';
import { parsePageData } from '../../../document/page/pageData';
import { parseNavigation } from '../../../document/page/navigationData';
import { parsePageScripts } from '../../../document/page/pageScripts';
import { parseInner } from '../../../lib/markup';
import { completeTemplate, type StyleSheet } from './completeTemplate';

const template =
  '<!DOCTYPE html>\n<html>\n<head>\n</head>\n<body>\n<div id="root"></div>\n<script src="/umi.1.js"></script></body>\n</html>';
const TITLE = '<title>A</title>';
const PARTS = {
  styleSheets: [],
  scripts: { shell: ['shell'], stages: ['stages', 'demos'], demos: '7' },
  data: undefined,
  navigation: undefined,
  styles: '',
  noScriptStyles: '.a{}',
};
const complete = (
  parts: Partial<Parameters<typeof completeTemplate>[1]> = {},
  markup = TITLE,
  of = template,
) => completeTemplate(of, { ...PARTS, ...parts, markup: parseInner(markup) });
const fill = (markup: string, styleSheets: StyleSheet[] = []) =>
  complete({ styleSheets }, TITLE + markup);

/** The JSON of a document under an id. */
const jsonIn = (html: string, id: string) =>
  new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '';

describe('the document of a route', () => {
  test('has the markup in #root and a lang attribute', () => {
    const html = fill('<main>Text</main>');
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain('<div id="root"><main>Text</main></div>');
  });

  test('moves to its head what React rendered before the markup', () => {
    const html = fill('<meta name="description" content="B &amp; C"/><main></main>');
    expect(html).toContain('<title>A</title><meta name="description" content="B &amp; C"></head>');
    expect(html).toContain('<div id="root"><main>');
  });

  test('contains the style sheets, each under the address of its file', () => {
    const sheets = [
      { address: '/umi.css', css: 'a{}\n' },
      { address: '/page.chunk.css', css: 'b{}' },
    ];
    expect(fill('', sheets)).toContain(
      '<style data-href="/umi.css">a{}</style><style data-href="/page.chunk.css">b{}</style>',
    );
  });

  test('keeps a style sheet that mentions the end of its element in one piece', () => {
    const html = fill('', [{ address: '/a.css', css: 'a{content:"</style>"}' }]);
    expect(html).toContain('a{content:"<\\/style>"}</style>');
  });

  test('explains to readers without JavaScript what needs it (B11)', () => {
    expect(fill('')).toMatch(/<noscript>.*Enable JavaScript to run this app\..*<\/noscript>/);
  });

  test('has styles for readers without script', () => {
    expect(fill('')).toContain('<noscript><style>.a{}</style></noscript>');
  });

  test('lists the chunks that come later', () => {
    expect(parsePageScripts(jsonIn(fill(''), 'page-scripts'))).toEqual(PARTS.scripts);
  });

  test('says what its page is, in JSON that cannot end its element', () => {
    const data = {
      path: '/',
      module: '3',
      frontMatter: { title: '</script>', description: '', filename: 'docs/index.md' },
      toc: [],
      tabs: [],
    };
    const html = complete({ data });
    expect(parsePageData(jsonIn(html, 'page-data'))).toEqual(data);
    expect(fill('')).not.toContain('page-data');
  });

  test('lists the pages of the site where it has a sidebar', () => {
    const navigation = [{ title: 'Modes', items: [{ title: 'Tags', path: '/demo/tags' }] }];
    const html = complete({ navigation });
    expect(parseNavigation(jsonIn(html, 'page-navigation'))).toEqual(navigation);
    expect(fill('')).not.toContain('page-navigation');
  });

  test('has a hidden notice for a script that does not arrive (H1)', () => {
    expect(fill('')).toMatch(/<div [^>]*role="alert"[^>]* hidden>.*Try again<\/button>/);
  });

  test('treats replacement patterns such as $1 as plain text', () => {
    expect(fill("<p>$' $1</p>")).toContain("<p>$' $1</p>");
  });

  test.for(['<html>', '</head>', '<div id="root"></div>', '/umi.'])(
    'cannot be made of a template of umi without %s',
    (place) => {
      expect(() => complete({}, TITLE, template.replace(place, ''))).toThrow(
        /^@umijs\/server [\d.]+ does not make .*\n {2}Why:.*\n {2}What to do:/,
      );
    },
  );

  test('cannot be made of markup of React without a title before it', () => {
    expect(() => complete({}, '<main></main>')).toThrow(
      /^react-dom [\d.]+ does not make .*\n {2}Why:.*\n {2}What to do:/,
    );
  });

  test('has no character that a host or a program may take for something else', () => {
    const html = fill('<p title="a<b">react@19.3.1</p><style>a@b.c</style>');
    expect(html).toContain('<p title="a&lt;b">react&#64;19.3.1</p><style>a@b.c</style>');
  });

  test('lets a search of the browser find what is in a panel that is not selected', () => {
    expect(fill('<div role="tabpanel" hidden></div><p hidden></p>')).toContain(
      '<div role="tabpanel" hidden="until-found"></div><p hidden="">',
    );
  });
});

test('CSS that no other document needs is in its head', () => {
  const html = complete({ styles: '.own{}' });
  expect(html).toMatch(/<style>\.own\{\}<\/style>.*<\/head>/s);
  expect(complete()).not.toContain('<style></style>');
});
