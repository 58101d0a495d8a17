import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanScript } from '../../../../src/demo/code/scanScript';
import { UnreadableError } from '../../../../src/demo/code/tokens';
import { compilerScan } from './compilerScan';
import { anyRubbish, anyScript } from './scripts';

const specifiersIn = (code: string) =>
  scanScript(code, true).imports.map(({ specifier }) => specifier);
const hasDefault = (code: string) => scanScript(code, true).hasDefaultExport;

describe('the imports of a script', () => {
  test.each([
    ['a default', 'import a from "x"'],
    ['names', "import { a, type b as c } from 'x'"],
    ['everything', 'import * as a from "x"'],
    ['nothing but the effect', 'import "x"'],
    ['types', 'import type { A } from "x"'],
    ['several lines', 'import {\n  a,\n  b,\n} from "x"'],
    ['no spaces', 'import{a}from"x"'],
    ['a name that is a keyword here', 'import from from "x"'],
    ['attributes', 'import a from "x" with { type: "json" }'],
    ['a re-export', 'export { a as b } from "x"'],
    ['a re-export of all', 'export * from "x"'],
    ['a re-export under a name', 'export * as a from "x"'],
    ['a re-export of types', 'export type { A } from "x"'],
    ['a dynamic import', 'const load = () => import("x")'],
    ['a dynamic import of a template', 'const load = () => import(`x`)'],
    ['a dynamic import with attributes', 'import("x", { with: { type: "json" } })'],
    ['a dynamic import in an element', '<p onClick={() => import("x")}>it\'s</p>'],
    ['an import in a type', 'type A = import("x").B'],
    ['comments between', 'import /* "no" */ a /* from "no" */ from /* "no" */ "x"'],
  ])('are found: %s', (_, code) => {
    expect(specifiersIn(code)).toEqual(['x']);
  });

  test.each([
    ['a line comment', '// import a from "x"'],
    ['a comment', '/* import a from "x" */'],
    ['a string', 'const a = \'import a from "x"\''],
    ['a template', 'const a = `\nimport a from "x"\n`'],
    ['a template in a template', 'const a = `${`import a from "x"`}`'],
    ['a regular expression', 'const a = /import("x")/'],
    ['the text of an element', '<pre>import a from "x"</pre>'],
    ['an attribute', '<a from="x" />'],
    ['a member', 'a.import("x")'],
    ['a method', 'class A { import(a = "x") {} }'],
    ['a property', '({ import: "x", from: "x" })'],
    ['the properties of import', 'import.meta.resolve("x")'],
    ['an export without a source', 'export { a };\nconst from = "x"'],
  ])('are not seen in %s', (_, code) => {
    expect(specifiersIn(code)).toEqual([]);
  });

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

  test('are those that TypeScript finds', () => {
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

describe('the default export', () => {
  test.each([
    'export default function Demo() {}',
    'export default () => <p />',
    'const a = 1; export { a as default }',
    'export { default } from "x"',
    'export { a, default } from "x"',
    'export * as default from "x"',
  ])('is seen: %s', (code) => {
    expect(hasDefault(code)).toBe(true);
  });

  test.each([
    'export function Demo() {}',
    'import { default as a } from "x"',
    'export { default as a } from "x"',
    'switch (a) { default: }',
    'a.default; ({ default: 1 })',
    'enum A { a, default, b }',
    '// export default',
  ])('is not seen when there is none: %s', (code) => {
    expect(hasDefault(code)).toBe(false);
  });
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
