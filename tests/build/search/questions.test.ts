import { describe, expect, test } from 'vitest';
import { isRight } from '../../../bench/search/questions/passages/isRight';
import { readQuestions } from '../../../bench/search/questions/readQuestions';
import { readSite } from '../../../bench/search/questions/site';
import { readEntries } from '../../../src/search/engine/site/readEntries';

const { data, readings } = await readSite();
const links = new Set(readEntries(JSON.parse(data)).map(({ link }) => link));

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
