import { describe, expect, test } from 'vitest';
import { resolve } from './resolve';
import { resolveImport } from '../sandbox/compile/imports';

const files = [
  'a/index.tsx',
  'a/b.ts',
  'a/both.ts',
  'a/both.tsx',
  'a/c.css',
  'd/index.ts',
  'skin/select.css',
];
const around = {
  hasFile: (path: string) => files.includes(path),
  hasPackage: (name: string) => ['react', '@scope/name'].includes(name),
};
const from = (importer: string, specifier: string) => resolve(importer, specifier, around);

describe('an import in a script', () => {
  test.each([
    ['./b', 'a/b.ts'],
    ['./b.ts', 'a/b.ts'],
    ['.//b', 'a/b.ts'],
    ['./both', 'a/both.ts'],
    ['.', 'a/index.tsx'],
    ['./', 'a/index.tsx'],
    ['../a', 'a/index.tsx'],
    ['../d', 'd/index.ts'],
    ['../skin/select.css', 'skin/select.css'],
    ['../a/../skin/./select.css', 'skin/select.css'],
  ])('resolves to a file: %s', (specifier, path) => {
    expect(from('a/index.tsx', specifier)).toEqual({ kind: 'file', path });
  });

  test.each([
    ['react', 'react'],
    ['react/jsx-runtime', 'react'],
    ['@scope/name', '@scope/name'],
    ['@scope/name/sub/path.css', '@scope/name'],
  ])('resolves to a package: %s', (specifier, name) => {
    expect(from('a/index.tsx', specifier)).toEqual({ kind: 'package', name });
  });

  test.each([
    ['./nothing', 'missing-file'],
    ['./b.js', 'missing-file'],
    ['../skin', 'missing-file'],
    ['../..', 'outside'],
    ['../../theme/icons', 'outside'],
    ['/etc/passwd', 'outside'],
    ['//example.com/a.js', 'outside'],
    ['https://example.com/a.js', 'address'],
    ['node:fs', 'address'],
    ['data:text/javascript,1', 'address'],
    ['fs', 'unknown-package'],
    ['reacts', 'unknown-package'],
    ['@scope', 'unknown-package'],
    ['', 'unknown-package'],
    ['constructor', 'unknown-package'],
  ])('cannot be resolved: %s', (specifier, kind) => {
    expect(from('a/index.tsx', specifier)).toEqual({ kind });
  });
});

const importer = 'a/index.tsx';

function inExport(files: readonly string[], specifier: string): string | undefined {
  const hasFile = (path: string) => files.includes(path);
  const found = resolve(importer, specifier, { hasFile, hasPackage: () => false });
  return found.kind === 'file' ? found.path : undefined;
}

function inFrame(files: readonly string[], specifier: string): string | undefined {
  const texts = new Map(files.map((path) => [path, '']));
  const position = { file: importer, line: 1, column: 1 };
  const found = resolveImport(texts, importer, { specifier, position }, []);
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
