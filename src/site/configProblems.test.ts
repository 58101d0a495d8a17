import { expect, test } from 'vitest';
import { configProblems } from './configProblems';

test('a field that a newer version has renamed is said with what to write', () => {
  const config = { library: 'a', demos: { packages: ['b'] } };
  const former = { 'demos.packages': 'demos.imports' };
  expect(configProblems(config, former).map(({ message }) => message)).toEqual([
    [
      '.dumirc.ts',
      '  What happened: `demos.packages` is called `demos.imports` in this version.',
      '  Why: the site was made with an older one, and what the field says would be ignored.',
      '  What to do: write `demos.imports` with the same value.',
    ].join('\n'),
  ]);
});
