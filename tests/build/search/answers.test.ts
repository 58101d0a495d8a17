import { describe, expect, test } from 'vitest';
import answers from './answers.json';
import { readQuestions } from '../../../bench/search/questions/readQuestions';
import { readEntries } from '../../../src/search/engine/site/readEntries';
import { type HighlightPiece } from '../../../src/search/engine/protocol';
import { builtData, builtEngine } from './support';

/*
 * answers.json has every third or fourth question of the tuning half, in its order, and beginnings
 * of the sentences that answer it: where the site says a thing twice, of both. They were chosen
 * from the pages before what the search shows was known. Correct them when a page changes.
 */

/**
 * What two lines show of a text, in characters. The dialog shows the rest of a longer sentence on
 * narrow screens only.
 */
const TWO_LINES = 160;

const engine = builtEngine();

const shownOf = (pieces: readonly HighlightPiece[]): string =>
  pieces
    .map(({ text }) => text)
    .join('')
    .slice(0, TWO_LINES);

/** For how many questions one of the first results shows the beginning of an answer. */
function countAnswered(first: number): number {
  return answers.filter(({ question, answers: beginnings }) => {
    const shown = engine.search(question).top.slice(0, first);
    return shown.some(({ highlightTexts }) => {
      const text = shownOf(highlightTexts);
      return beginnings.some((beginning) => text.includes(beginning));
    });
  }).length;
}

describe('of 60 questions that people asked', () => {
  test('all are of the half that a search may be tuned with', () => {
    const known = new Set(readQuestions('tuning').map(({ question }) => question));
    expect(answers).toHaveLength(60);
    expect(answers.filter(({ question }) => !known.has(question))).toEqual([]);
  });

  test('each has an answer that the site still begins in these words', () => {
    const texts = readEntries(builtData()).flatMap(({ paragraphs }) => paragraphs);
    const isThere = (words: string) => texts.some((text) => text.includes(words));
    const gone = answers.filter((one) => !one.answers.some(isThere));
    expect(gone).toEqual([]);
  });

  test('at least 40 are answered by the sentence that one of the first three results shows', () => {
    expect(countAnswered(3)).toBeGreaterThanOrEqual(40);
  });

  test('at least 24 are answered by the first result', () => {
    expect(countAnswered(1)).toBeGreaterThanOrEqual(24);
  });
});
