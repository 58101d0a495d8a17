import { expect, test } from 'vitest';
import { outputName } from '../build/outputName';
import { addArguments, managerOf, scriptNames } from './manager';
import { isLibrary, withIgnored, withSite } from './manifest';
import { readOptions, withoutVersion } from './options';

test('a folder without package.json gets one with the three scripts', () => {
  expect(JSON.parse(withSite(undefined, 'My Site', 'live-docs'))).toEqual({
    name: 'my-site-docs',
    private: true,
    scripts: { dev: 'live-docs dev', build: 'live-docs build', serve: 'live-docs serve' },
  });
});

test('scripts that are there stay, and so does the indentation', () => {
  const text = '{\n\t"name": "a",\n\t"scripts": { "build": "tsc" }\n}';
  const result = withSite(text, 'a', 'live-docs');
  expect(result).toContain('\n\t"name": "a"');
  expect(JSON.parse(result)).toMatchObject({
    scripts: { build: 'tsc', docs: 'live-docs dev', 'docs:build': 'live-docs build' },
  });
  expect(scriptNames({}).write).toBe('dev');
});

test('types are listed for those who write, unless the folder has chosen a version', () => {
  const text =
    '{ "dependencies": { "@types/a": "1.0.0" }, "devDependencies": { "@types/b": "2.0.0" } }';
  const types = { '@types/a': '9.0.0', '@types/b': '9.0.0', '@types/c': '9.0.0' };
  expect(JSON.parse(withSite(text, 'a', 'live-docs', types))).toMatchObject({
    dependencies: { '@types/a': '1.0.0' },
    devDependencies: { '@types/b': '2.0.0', '@types/c': '9.0.0' },
  });
});

test('.gitignore gets the lines that it lacks', () => {
  expect(withIgnored('', ['dist', '.cache'])).toBe('dist\n.cache\n');
  expect(withIgnored('/dist/\nlogs', ['dist', '.cache'])).toBe('/dist/\nlogs\n.cache\n');
  expect(withIgnored('dist\n', ['dist'])).toBe('dist\n');
});

test('a library is what others can import', () => {
  expect(isLibrary({ name: 'a', main: 'a.js' })).toBe(true);
  expect(isLibrary({ name: 'a', source: 'a.ts' })).toBe(true);
  expect(isLibrary({ name: 'a' })).toBe(false);
  expect(isLibrary({ exports: './a.js' })).toBe(false);
});

test('a site is not built over the folder that the library publishes', () => {
  expect(outputName({ exports: { '.': './dist/index.js' } })).toBe('docs-dist');
  expect(outputName({ files: ['dist'] })).toBe('docs-dist');
  expect(outputName({ main: 'lib/dist.js' })).toBe('dist');
  expect(outputName({})).toBe('dist');
});

test('packages are installed by the program that the folder or the caller uses', () => {
  expect(managerOf(new Set(['yarn.lock']), 'pnpm/9.0.0 node/v20')).toBe('yarn');
  expect(managerOf(new Set(), 'pnpm/9.0.0 node/v20')).toBe('pnpm');
  expect(managerOf(new Set(['package-lock.json']))).toBe('npm');
  expect(managerOf(new Set(), 'bun/1.0')).toBe('npm');
  expect(addArguments('pnpm', ['a'], true)).toEqual(['add', '--save-exact', '--save-dev', 'a']);
  expect(addArguments('yarn', ['a'], false)).toEqual(['add', '--exact', 'a']);
});

test('the arguments are one package at most', () => {
  expect(readOptions(['@acme/ui@next', '--site-package', './a.tgz'])).toEqual({
    library: '@acme/ui@next',
    engine: './a.tgz',
  });
  expect(readOptions([]).library).toBeUndefined();
  expect(() => readOptions(['./src/index.tsx'])).toThrow('is not the name of a package');
  expect(() => readOptions(['a', 'b'])).toThrow('"a b" is not the name of a package');
  expect(() => readOptions(['a', '--what'])).toThrow('is not understood');
  expect(['a@1.0.0', '@a/b@next', '@a/b', 'a'].map(withoutVersion)).toEqual([
    'a',
    '@a/b',
    '@a/b',
    'a',
  ]);
});
