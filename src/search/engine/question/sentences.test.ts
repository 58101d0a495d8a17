import { expect, test } from 'vitest';
import { sentencesOf } from './sentences';

const split = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['Three ways: one, two. More', ['Three ways: one, two.', 'More']],
  ['Version 14.16.8 has e.target. More.', ['Version 14.16.8 has e.target.', 'More.']],
  ['多选。标签！', ['多选。', '标签！']],
  ['no end', ['no end']],
  ['', []],
  ['   ', []],
])('%j has the sentences %j', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});
