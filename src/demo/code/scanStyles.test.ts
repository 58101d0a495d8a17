import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scanStyles } from './scanStyles';

const specifiersIn = (css: string) => scanStyles(css).map(({ specifier }) => specifier);

test.each([
  ['@import "./a.css";', './a.css'],
  ["@import './a.css' layer(base) screen;", './a.css'],
  ['@import url("./a.css");', './a.css'],
  ['@import url(./a.css);', './a.css'],
  ['@IMPORT "rc-select/assets/index.css";', 'rc-select/assets/index.css'],
  ['a { background: url(b.png) }', 'b.png'],
  ["a { background: url( '../b c.png' ) }", '../b c.png'],
])('a style sheet refers to a file: %s', (css, specifier) => {
  expect(specifiersIn(css)).toEqual([specifier]);
});

test.each([
  '/* @import "a.css"; url(b.png) */',
  '/* @import "a.css"; without an end',
  'a::before { content: "url(b.png)" }',
  'a::before { content: \'/* @import "a.css"\' }',
  'a { background: url(data:image/png;base64,AA==) }',
  'a { background: url("https://example.com/b.png") }',
  'a { background: url(//example.com/b.png) }',
  'a { mask: url(#b) }',
  'a { background: url() }',
])('a style sheet refers to no file: %s', (css) => {
  expect(specifiersIn(css)).toEqual([]);
});

test('every file is reported with its line', () => {
  expect(scanStyles('a {}\n\n@import "x";\nb { mask: url(y) }')).toEqual([
    { specifier: 'x', line: 3 },
    { specifier: 'y', line: 4 },
  ]);
});

test('the content of comments and strings is ignored', () => {
  const inert = fc.oneof(
    fc.string().map((text) => `/*${text.replaceAll('*/', '')}*/`),
    fc.string().map((text) => JSON.stringify(text)),
  );
  fc.assert(
    fc.property(fc.array(inert), fc.array(inert), (before, after) => {
      const css = `${before.join('\n')} @import "x"; ${after.join(' ')}`;
      expect(specifiersIn(css)).toEqual(['x']);
    }),
  );
});
