import { expect, test } from 'vitest';
import { SITE } from '../../../../tests/support/site';
import { frameModulesCode } from './frameModules';
import { packageScripts, scriptsByModule } from './packageScripts';

const site = {
  packages: SITE.packages,
  demos: {
    ...SITE.demos,
    imports: ['rc-select', 'zod', '@hookform/resolvers/zod', 'react-hook-form'],
  },
};

const scripts = packageScripts(site);

test('a package that is not of the library is in a script of its own, and not in the runtime', () => {
  expect(scripts.map(({ path, modules }) => [path, modules])).toEqual([
    ['live/packages/zod.js', ['zod']],
    ['live/packages/hookform__resolvers.js', ['@hookform/resolvers/zod']],
    ['live/packages/react-hook-form.js', ['react-hook-form']],
  ]);
  const runtime = frameModulesCode({ ...site, observed: [] });
  expect(runtime).toContain('"rc-select"');
  expect(runtime).not.toMatch(/zod|react-hook-form/);
});

test('a script that imports from another comes after it, and React is in none', async () => {
  const named = await scriptsByModule(scripts, ({ path }, text) => `${path} ${text.length > 0}`);
  expect(named).toEqual({
    zod: ['live/packages/zod.js true'],
    '@hookform/resolvers/zod': [
      'live/packages/react-hook-form.js true',
      'live/packages/hookform__resolvers.js true',
    ],
    'react-hook-form': ['live/packages/react-hook-form.js true'],
  });
  const needs = await Promise.all(scripts.map(async ({ make }) => (await make()).needs));
  expect(needs).toEqual([[], ['react-hook-form'], ['react']]);
});
