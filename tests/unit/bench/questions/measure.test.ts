import { expect, test } from 'vitest';
import { countRight, measure } from '../../../../bench/search/questions/measure';
import { readReadings } from '../../../../bench/search/questions/passages/readReadings';
import { parseMarkup } from '../../../../src/lib/markup';

const markup = '<h1>Forms</h1><h2 id="send">Send</h2><h2 id="reset">Reset</h2>';
const readings = new Map([['/forms', readReadings(parseMarkup(markup))]]);
const question = { question: 'Reset?', source: 'https://forum.example', answers: ['/forms#reset'] };

const ask = (...hits: string[]) =>
  measure({ name: 'a search', search: () => Promise.resolve(hits) }, [question], readings);

test('the position of the first right hit counts, and each address once', async () => {
  const [outcome] = await ask('/forms', '/forms', '/forms#send', '/forms#reset');
  expect(outcome).toEqual({ question, hits: ['/forms', '/forms#send', '/forms#reset'], right: 2 });
});

test('a question counts among as many hits as are looked at', async () => {
  const outcomes = [
    ...(await ask('/forms#reset')),
    ...(await ask('/forms', '/forms#reset')),
    ...(await ask('/forms')),
    ...(await ask()),
  ];
  expect([1, 2, 5].map((first) => countRight(outcomes, first))).toEqual([1, 2, 2]);
});

test('a hit that leads nowhere is an error with the name of the search', async () => {
  await expect(ask('/forms#other')).rejects.toThrow('a search answered with /forms#other');
});
