import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanScript, scanStyles } from './scanImports';
import { UnreadableError } from './tokens';
import { compilerScan } from '../../../tests/unit/demo/code/compilerScan';
import { anyRubbish, anyScript } from '../../../tests/unit/demo/code/scripts';

const specifiersIn = (code: string) =>
  scanScript(code, true).imports.map(({ specifier }) => specifier);
const hasDefault = (code: string) => scanScript(code, true).hasDefaultExport;

describe('the imports of a script', () => {
  test.each([
    ['a path', "new URL('./x.svg', import.meta.url)", './x.svg'],
    ['a bare name', 'new URL("x.svg", import.meta.url,).href', './x.svg'],
    ['a worker', "new Worker(new URL('../x.ts', import.meta.url))", '../x.ts'],
  ])('are also files that stand beside the script, by %s', (_, code, specifier) => {
    expect(scanScript(code, true).imports).toEqual([{ specifier, line: 1 }]);
  });

  test.each([
    'new URL("./x", location.href)',
    'new URL("https://example.com/x", import.meta.url)',
    'new URL("/x.json", import.meta.url)',
    'new URL("#x", import.meta.url)',
    'new Url("./x", import.meta.url)',
  ])('are not addresses of another kind: %s', (code) => {
    expect(specifiersIn(code)).toEqual([]);
  });

  test('keep their lines', () => {
    expect(scanScript('import a from "x";\n/*\n*/import(\n"y")', true).imports).toEqual([
      { specifier: 'x', line: 1, hasNames: true },
      { specifier: 'y', line: 3 },
    ]);
  });

  test.each(['import(path)', 'import(`./${a}`)', 'import("a" + b)', 'import a from "x\\u0041"'])(
    'are unknown when the specifier is computed or escaped: %s',
    (code) => {
      expect(specifiersIn(code)).toEqual([undefined]);
    },
  );

  test('are distinguished from type assertions in files without JSX', () => {
    expect(scanScript('const a = <A>b; import("x")', false).imports).toHaveLength(1);
  });

  test('and its default export are those that TypeScript finds', () => {
    fc.assert(
      fc.property(anyScript, (code) => {
        const { specifiers, hasDefaultExport } = compilerScan(code);
        expect(specifiersIn(code).sort()).toEqual(specifiers.sort());
        expect(hasDefault(code)).toBe(hasDefaultExport);
      }),
      { numRuns: 300 },
    );
  }, 30_000);
});

describe('text that is not a script', () => {
  test('causes an error with its line', () => {
    const read = () => scanScript('const a = 1;\nconst b = (;', true);
    expect(read).toThrow(UnreadableError);
    expect(read).toThrow(
      expect.objectContaining({ line: 2, message: 'Unexpected token' }) as Error,
    );
  });

  test('causes an error when it nests beyond the stack', () => {
    expect(() => scanScript('('.repeat(200_000), true)).toThrow('it is nested too deeply');
  });

  test('never causes another error or an endless loop', () => {
    fc.assert(
      fc.property(anyRubbish, (code) => {
        try {
          scanScript(code, true);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableError);
        }
      }),
      { numRuns: 1000 },
    );
  }, 30_000);
});

const filesIn = (css: string) => scanStyles(css).map(({ specifier }) => specifier);

test.each([
  ['@import "./a.css";', './a.css'],
  ["@import './a.css' layer(base) screen;", './a.css'],
  ['@import url("./a.css");', './a.css'],
  ['@import url(./a.css);', './a.css'],
  ['@IMPORT "rc-select/assets/index.css";', 'rc-select/assets/index.css'],
  ['a { background: url(b.png) }', 'b.png'],
  ["a { background: url( '../b c.png' ) }", '../b c.png'],
])('a style sheet refers to a file: %s', (css, specifier) => {
  expect(filesIn(css)).toEqual([specifier]);
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
  expect(filesIn(css)).toEqual([]);
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
      expect(filesIn(css)).toEqual(['x']);
    }),
  );
});
