import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forEachWord, LETTER, SIGN, UNSPACED, sentencesOf } from './words';
import { text } from '../../../../tests/unit/search/support/words';

function wordsOf(value: string): [string, number][] {
  const words: [string, number][] = [];
  forEachWord(value, (start, end, kind) => words.push([value.slice(start, end), kind]));
  return words;
}

const textsOf = (value: string): string[] => wordsOf(value).map(([word]) => word);

describe('a text is split into words', () => {
  test.each([
    ['one two', ['one', 'two']],
    ['a.b, (c)!', ['a', 'b', 'c']],
    ['dropdown-render - or', ['dropdown-render', 'or']],
    ['don’t _private__ --flag', ['don’t', 'private', 'flag']],
    ['14.16.8 x1', ['14', '16', '8', 'x1']],
    ['cafe\u0301s', ['cafe\u0301s']],
    ['𝒜lpha β', ['𝒜lpha', 'β']],
    ['x\ud83dy', ['x', 'y']],
    ['', []],
    ['…', []],
  ])('%j', (value, words) => {
    expect(textsOf(value)).toEqual(words);
  });

  test('runs of unspaced scripts end where another script begins', () => {
    expect(wordsOf('用Select组件')).toEqual([
      ['用', UNSPACED],
      ['Select', LETTER],
      ['组件', UNSPACED],
    ]);
  });

  test('each symbol is a word', () => {
    expect(wordsOf('⌘🎉❤️x')).toEqual([
      ['⌘', SIGN],
      ['🎉', SIGN],
      ['❤️', SIGN],
      ['x', LETTER],
    ]);
  });
});

test('words are in order, do not overlap, and contain every letter and digit', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (value) => {
      let done = 0;
      let rest = '';
      forEachWord(value, (start, end) => {
        expect(start).toBeGreaterThanOrEqual(done);
        expect(end).toBeGreaterThan(start);
        rest += value.slice(done, start);
        done = end;
      });
      rest += value.slice(done);
      expect(rest).not.toMatch(/[\p{L}\p{N}]/u);
    }),
  );
});

const split = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['Three ways: one, two. More', ['Three ways: one, two.', 'More']],
  ['Version 14.16.8 has e.target. More.', ['Version 14.16.8 has e.target.', 'More.']],
  ['多选。标签！', ['多选。', '标签！']],
  ['Write city ?? null. Why? So.', ['Write city ?? null.', 'Why?', 'So.']],
  ['Key: Esc · Closes it. Or not · ↑', ['Key: Esc', 'Closes it.', 'Or not', '↑']],
  ['no end', ['no end']],
  ['', []],
  ['   ', []],
])('%j has the sentences %j', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});
