import { expect, test } from 'vitest';
import { wordFilter } from './wordFilter';

test('a text with all words of the query is kept, whatever their order and case', () => {
  const matches = wordFilter('  List POPUP ');
  expect(matches('Height of the popup with the list')).toBe(true);
  expect(matches('Height of the list')).toBe(false);
});

test('without a word every text is kept', () => {
  expect(wordFilter(' ')('')).toBe(true);
});
