import { expect, test } from 'vitest';
import { factTexts } from './factTexts';

const facts = {
  script: 12_345,
  style: 0,
  dependencies: 1,
  hasTypes: false,
  licence: '',
  react: '',
};

test('what a package does not state is left out', () => {
  expect(factTexts(facts)).toEqual(['12.3 kB min + gzip', '1 dependency']);
  expect(factTexts({ ...facts, script: 0 })).toEqual(['1 dependency']);
});

test('sizes, types, React and licence are said in a few words', () => {
  const all = {
    ...facts,
    style: 950,
    dependencies: 0,
    hasTypes: true,
    licence: 'MIT',
    react: '>=16.9.0',
  };
  expect(factTexts(all).slice(1)).toEqual([
    '0.9 kB of styles',
    '0 dependencies',
    'Types included',
    'React >=16.9.0',
    'MIT licence',
  ]);
});
