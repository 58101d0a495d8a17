import { describe, expect, test } from 'vitest';
import { collect } from './code/collect';
import { compile } from './sandbox/compile/compile';
import { isFileName } from './sandbox/files';

const ENTRY = 'a/index.tsx';

/** A demo that imports a file, and what else is in its folder. */
const withImport = (statement: string, others: Record<string, string>) =>
  new Map([[ENTRY, `\n${statement}\nexport default () => null;`], ...Object.entries(others)]);

const collected = (files: ReadonlyMap<string, string>) =>
  collect([ENTRY], { read: (path) => files.get(path), packages: ['react'] });

describe('a file that a demo imports', () => {
  test.each([
    ['b.ts', 'export const b = 1;'],
    ['b.tsx', 'export const b = <p />;'],
    ['b.js', 'export const b = 1;'],
    ['b.jsx', 'export const b = <p />;'],
    ['b.json', '{ "b": 1 }'],
    ['b.css', 'b { color: red }'],
  ])('is in the page, in the export and in the frame of edited code: %s', (name, text) => {
    const path = `a/${name}`;
    const files = withImport(`import './${name}';`, { [path]: text });
    const { files: taken, problems } = collected(files);
    expect(problems).toEqual([]);
    expect(Object.keys(taken)).toContain(path);
    expect(isFileName(path)).toBe(true);
    expect(compile(files, ENTRY, { shared: new Map(), modules: [] })).toHaveProperty('bundle');
  });

  test.each([
    ...['svg', 'png', 'jpg', 'gif', 'webp', 'avif', 'woff2'],
    ...['module.css', 'less', 'scss', 'md', 'mdx', 'txt', 'raw', 'html', 'mts', 'cjs', 'wasm'],
  ])('is refused by the build, with its place, and nowhere taken: .%s', (ending) => {
    const path = `a/b.${ending}`;
    const files = withImport(`import b from './b.${ending}';`, { [path]: '' });
    const { files: taken, problems } = collected(files);
    const place = { file: ENTRY, line: 2, specifier: `./b.${ending}` };
    expect(problems).toEqual([{ kind: 'file-type', ...place }]);
    expect(Object.keys(taken)).toEqual([ENTRY]);
    expect(isFileName(path)).toBe(false);
    expect(compile(files, ENTRY, { shared: new Map(), modules: [] })).toHaveProperty('problems');
  });
});

describe('a style sheet', () => {
  test.each([
    "import b from './b.css';",
    "import * as b from './b.css';",
    "export * from './b.css';",
  ])('has no names to import, as it would have where it is a CSS module: %s', (statement) => {
    const { problems } = collected(withImport(statement, { 'a/b.css': '' }));
    const place = { file: ENTRY, line: 2, specifier: './b.css' };
    expect(problems).toEqual([{ kind: 'style-names', ...place }]);
  });

  test.each(['@import "./c.css";', 'b { mask: url(./c.css) }'])(
    'asks for no other file, which the frame of edited code would not find: %s',
    (css) => {
      const files = withImport("import './b.css';", { 'a/b.css': `\n\n${css}`, 'a/c.css': '' });
      const place = { file: 'a/b.css', line: 3, specifier: './c.css' };
      expect(collected(files).problems).toEqual([{ kind: 'style-import', ...place }]);
    },
  );
});
