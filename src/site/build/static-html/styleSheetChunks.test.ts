import { describe, expect, test } from 'vitest';
import { StyleSheetChunks, withoutPages } from './styleSheetChunks';

test('pages and their demos are left out of the table of chunks with style sheets', () => {
  const code = (table: string) => `var installed = {"umi":0};var cssChunks = ${table};if(x){}`;
  expect(
    withoutPages(
      code('{"index.1":1,"edit.1":1,"a-code.1":1,"demo-skin.1":1}'),
      new Set(['index.1', 'a-code.1']),
    ),
  ).toBe(code('{"edit.1":1,"demo-skin.1":1}'));
});

describe("webpack's runtime", () => {
  const MESSAGE =
    /^@umijs\/bundler-webpack [\d.]+ does not make a table `cssChunks = .*\n {2}Why: /;

  test.for(['', 'var chunks = {"a":1};', 'cssChunks = {a:1}'])(
    'ends the build without a table of chunks with style sheets: %j',
    (code) => {
      expect(() => withoutPages(code, new Set())).toThrow(MESSAGE);
    },
  );

  /** Runs a compilation whose runtime has one piece. */
  function compile(name: string): string {
    const piece = { name, generate: () => 'cssChunks = {"a.1":1}' };
    const runtimeModule = { tap: (_name: string, fn: (module: typeof piece) => void) => fn(piece) };
    const processAssets = { tap: (_name: string, fn: () => void) => fn() };
    const chunks = [{ name: 'docs__a.md', id: 'a.1' }];
    const compilation = { chunks, hooks: { runtimeModule, processAssets } };
    new StyleSheetChunks().apply({
      hooks: { thisCompilation: { tap: (_name, fn) => fn(compilation) } },
    });
    return piece.generate();
  }

  test('ends the build without the piece that loads style sheets', () => {
    expect(compile('css loading')).toBe('cssChunks = {}');
    expect(() => compile('style loading')).toThrow(MESSAGE);
  });
});
