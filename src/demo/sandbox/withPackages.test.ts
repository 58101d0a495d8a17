import { expect, test, vi } from 'vitest';
import type { CompileResult } from './compile/compile';
import { withPackages } from './withPackages';

const BUNDLE = {
  code: 'own',
  entry: 'a.tsx',
  files: [],
  scripts: ['packages/a.js', 'packages/b.js'],
};
const FILES = new Map([['a.tsx', '']]);

const compiled = (result: CompileResult, load: (file: string) => Promise<string>) =>
  withPackages({ compile: () => Promise.resolve(result) }, load).compile(FILES, 'a.tsx');

test('the packages that code imports are behind it, in their order', async () => {
  const load = (file: string) => Promise.resolve(`/* ${file} */`);
  expect(await compiled({ bundle: BUNDLE }, load)).toEqual({
    bundle: { ...BUNDLE, code: 'own\n/* packages/a.js */\n/* packages/b.js */' },
  });
});

test('a package that does not arrive is a problem of its own', async () => {
  const load = vi.fn(() => Promise.reject(new Error('/live/packages/a.js: HTTP 404')));
  expect(await compiled({ bundle: BUNDLE }, load)).toEqual({
    problems: [{ kind: 'package', detail: '/live/packages/a.js: HTTP 404' }],
  });
});

test('nothing is loaded for code that does not compile', async () => {
  const load = vi.fn();
  const result = { problems: [{ kind: 'compiler' as const, detail: 'no answer' }] };
  expect(await compiled(result, load)).toBe(result);
  expect(load).not.toHaveBeenCalled();
});
