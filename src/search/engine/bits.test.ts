import { expect, test } from 'vitest';
import { FIELD, FIELD_BITS, FIELD_MASK, LEVEL_WEIGHTS } from './inverted-index/fields';
import { MAX_KEYWORDS } from './match/query';
import { MAX_TYPO_LENGTH } from './match/distance';
import { CODE_BITS, CODE_MASK, GRADE, LEVEL_BITS, MAX_TITLE_LENGTH, SCORES } from './rank/score';

const bitsFor = (values: number) => Math.ceil(Math.log2(values));

test('every field has its own bit in a posting', () => {
  const fields = Object.values(FIELD);
  const all = fields.reduce((sum, field) => sum | field, 0);
  expect(all, 'raise FIELD_BITS for a new field').toBeLessThanOrEqual(FIELD_MASK);
  expect(fields).toEqual(fields.map((_, index) => 1 << index));
});

test('every level and grade fits into a code', () => {
  expect(bitsFor(LEVEL_WEIGHTS.length), 'raise LEVEL_BITS for a new level').toBeLessThanOrEqual(
    LEVEL_BITS,
  );
  const highest = (Math.max(...Object.values(GRADE)) << LEVEL_BITS) | (LEVEL_WEIGHTS.length - 1);
  expect(highest, 'raise CODE_BITS for a new grade or level').toBeLessThanOrEqual(CODE_MASK);
});

test('there is a score for every code', () => {
  const grades = Math.max(...Object.values(GRADE)) + 1;
  expect(SCORES.length, 'give FUZZY_WEIGHTS a weight for a new level').toBe(grades << LEVEL_BITS);
});

test('fields, code and keyword of an entry fit into its state, and the keywords into their mask', () => {
  const state = FIELD_BITS + CODE_BITS + bitsFor(MAX_KEYWORDS + 1);
  expect(state, 'make `states` in rank/tally.ts a Uint32Array').toBeLessThanOrEqual(16);
  expect(MAX_KEYWORDS, '`keywords` in rank/tally.ts has one bit each').toBeLessThanOrEqual(32);
});

test('the characters of a word that is searched for typos fit into the bits of a number', () => {
  expect(MAX_TYPO_LENGTH, 'bit 32 is the sign in match/distance.ts').toBeLessThanOrEqual(31);
});

test('the length of the longest title fits into a byte', () => {
  expect(MAX_TITLE_LENGTH, 'make the lengths in engine.ts a Uint16Array').toBeLessThanOrEqual(255);
});
