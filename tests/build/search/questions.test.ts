import { describe, expect, test } from 'vitest';
import { isRight } from '../../../bench/search/questions/passages/isRight';
import { readQuestions } from '../../../bench/search/questions/readQuestions';
import { readSite } from '../../../bench/search/questions/site';
import {
  readEntries,
  readQuestions as readStored,
} from '../../../src/search/engine/site/readEntries';

const { data, questions, readings } = await readSite();
const entries = readEntries(JSON.parse(data));
const links = new Set(entries.map(({ link }) => link));

/** Passages with many questions are found instead of one with fewer. */
const FEWEST_QUESTIONS = 5;

test('every passage has questions that it answers', () => {
  const known = readStored(JSON.parse(questions));
  const passages = new Set(entries.filter(({ kind }) => kind !== 'page').map(({ link }) => link));
  const few = [...passages].filter((link) => (known[link]?.length ?? 0) < FEWEST_QUESTIONS);
  expect(passages.size).toBeGreaterThan(400);
  expect(few).toEqual([]);
});

// By their places only: the questions of the unseen half stay unseen.
describe.each(['tuning', 'unseen', 'fresh'] as const)('the questions of the half "%s"', (half) => {
  const answers = readQuestions(half).flatMap(({ answers }, at) =>
    answers.map((address) => ({ address, place: `${half}.json, question ${at}: ${address}` })),
  );

  test('have answers that the search can lead to', () => {
    const missing = answers.filter(({ address }) => !links.has(address));
    expect(missing.map(({ place }) => place)).toEqual([]);
  });

  test('have answers that are right when a hit leads to them', () => {
    const wrong = answers.filter(({ address }) => !isRight(readings, address, [address]));
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });
});
