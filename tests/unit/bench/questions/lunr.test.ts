import { expect, test } from 'vitest';
import { queriesOf, type Term } from '../../../../bench/search/questions/searchers/lunrQueries';
import { sortHits } from '../../../../bench/search/questions/searchers/lunr';

const isStopWord = (word: string) => ['how', 'the'].includes(word);

const write = (terms: readonly Term[]) =>
  terms
    .map(
      ({ value, isBeginning, distance }) =>
        value + '*'.repeat(Number(isBeginning)) + '~'.repeat(distance),
    )
    .join(' ');

const queries = (question: string) => queriesOf(question, isStopWord).map(write);

test('all words are tried first, then without stop words, then with a typo each', () => {
  expect(queries('How Clear')).toEqual([
    'how clear',
    'clear',
    'how clear*',
    'clear*',
    'how~ clear~',
    'clear~',
    'how~ clear*~',
    'clear*~',
  ]);
});

test('with three words, each is left out in turn, the last one first', () => {
  expect(queries('clear tag list').slice(4, 9)).toEqual([
    'clear tag',
    'clear list',
    'tag list',
    'clear list*',
    'tag list*',
  ]);
});

test('a word of one letter has no typo', () => {
  expect(queries('a')).toEqual(['a', 'a*']);
});

test('only the first twelve words count, and no words are no query', () => {
  expect(queries('a '.repeat(20))[0]).toBe('a a a a a a a a a a a a');
  expect(queries(' - ')).toEqual([]);
});

test('hits stand below the title of their page, and keywords where they were found', () => {
  const hits = [
    { kind: 'text', page: '/a' },
    { kind: 'keywords', page: '/a' },
    { kind: 'heading', page: '/b' },
    { kind: 'title', page: '/a' },
  ] as const;
  expect(sortHits(hits).map(({ kind }) => kind)).toEqual(['keywords', 'heading', 'title', 'text']);
});
