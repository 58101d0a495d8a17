import { expect, test } from 'vitest';
import { resolve } from './code/resolve';
import { resolveImport } from './sandbox/compile/resolve';

const importer = 'a/index.tsx';

function inExport(files: readonly string[], specifier: string): string | undefined {
  const hasFile = (path: string) => files.includes(path);
  const found = resolve(importer, specifier, { hasFile, hasPackage: () => false });
  return found.kind === 'file' ? found.path : undefined;
}

function inFrame(files: readonly string[], specifier: string): string | undefined {
  const texts = new Map(files.map((path) => [path, '']));
  const position = { file: importer, line: 1, column: 1 };
  const found = resolveImport(texts, importer, { specifier, position });
  return 'target' in found ? found.target : undefined;
}

test.each<[string, readonly string[], string | undefined]>([
  ['./b', ['a/b.tsx', 'a/b.ts'], 'a/b.ts'],
  ['./b.tsx', ['a/b.tsx', 'a/b.ts'], 'a/b.tsx'],
  ['./b', ['a/b/index.ts', 'a/b.tsx'], 'a/b.tsx'],
  ['./b', ['a/b/index.tsx', 'a/b/index.ts'], 'a/b/index.ts'],
  ['./b', ['a/b.json', 'a/b.js', 'a/b.jsx', 'a/b.css'], undefined],
  ['./b.json', ['a/b.json'], 'a/b.json'],
  ['./b.js', ['a/b.js'], 'a/b.js'],
  ['../../b', ['b.ts', 'a/b.ts'], undefined],
])('the frame and exports use the same file for %s of %j: %s', (specifier, files, expected) => {
  expect(inExport(files, specifier)).toBe(expected);
  expect(inFrame(files, specifier)).toBe(expected);
});
