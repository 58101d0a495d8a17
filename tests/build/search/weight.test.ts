import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtData, searchFile } from './support';

/** The most bytes of the worker as it is sent; a character to fold is three or four. */
const WORKER_LIMIT = 14_310;

/** What only questions read of the data. */
const FOR_QUESTIONS = new Set(['sameWords', 'stopWords']);

/** How much larger the words that only questions read may make the data, as a share of the rest. */
const WORDS_LIMIT = 0.2;

/** The most bytes of what the first question loads. */
const QUESTIONS_LIMIT = 120_000;

const sizeOf = (text: string): number => gzipSync(text, { level: 9 }).length;

test('the worker answers questions in the bytes that it may have', () => {
  expect(sizeOf(searchFile('worker'))).toBeLessThanOrEqual(WORKER_LIMIT);
});

test('the words that only questions read make the data only a little larger', () => {
  const without = JSON.stringify(builtData(), (key, value: unknown) =>
    FOR_QUESTIONS.has(key) ? undefined : value,
  );
  const rest = sizeOf(without);
  const words = sizeOf(searchFile('data')) - rest;
  expect(words).toBeGreaterThan(0);
  expect(words / rest).toBeLessThanOrEqual(WORDS_LIMIT);
});

test('the first question loads the questions in the bytes that they may have', () => {
  expect(sizeOf(searchFile('questions'))).toBeLessThanOrEqual(QUESTIONS_LIMIT);
});
