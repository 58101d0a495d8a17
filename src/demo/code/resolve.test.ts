import { describe, expect, test } from 'vitest';
import { resolve } from './resolve';

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
