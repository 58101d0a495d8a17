import { expect, test } from 'vitest';
import { SAME_WORDS, STOP_WORDS } from '../../../subject/rc-select/questionWords';
import { stemOf } from './stem';

test('a set of words of the same meaning has at least two, and no word is in two sets', () => {
  for (const words of SAME_WORDS) expect(words.length, words.join()).toBeGreaterThan(1);
  const all = SAME_WORDS.flat();
  expect(all.filter((word, at) => all.indexOf(word) < at)).toEqual([]);
});

test('no form of a word is in another set', () => {
  const sets = new Map<string, number>();
  SAME_WORDS.forEach((words, set) => {
    for (const word of words) {
      const stem = stemOf(word);
      expect(sets.get(stem) ?? set, word).toBe(set);
      sets.set(stem, set);
    }
  });
});

test.each(['case', 'title', 'page', 'key', 'label', 'value'])(
  'a word that means two things here is in no set, and none of its forms is: %s',
  (word) => {
    const stems = SAME_WORDS.flat().map(stemOf);
    expect(stems).not.toContain(stemOf(word));
  },
);

test('no word that weighs nothing has another of the same meaning', () => {
  const words = new Set(SAME_WORDS.flat());
  expect(STOP_WORDS.filter((word) => words.has(word))).toEqual([]);
});

test.each(['not', 'no', 'without', 'never', 'cannot', 'dont', 'wont', 'isnt', 'doesnt', 'didnt'])(
  'a negation weighs something: %s',
  (word) => {
    expect(STOP_WORDS).not.toContain(word);
  },
);
