import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuestions, parseUnanswered } from '../../../../bench/search/questions/parseQuestions';
import { readQuestions, readUnanswered } from '../../../../bench/search/questions/readQuestions';
import { Problem } from '../../../../src/lib/problem';

const question = 'How do I reset it?';
const source = 'https://forum.example/1';
const good = { question, source, answers: ['/guide/forms#reset-it'] };

const parse = (value: unknown) => parseQuestions('some.json', JSON.stringify(value));

test('a question has a text, its thread and the addresses of its answers', () => {
  expect(parse([good])).toEqual([good]);
  expect(parseUnanswered('some.json', JSON.stringify([{ question, source }]))).toEqual([
    { question, source },
  ]);
});

test.each([
  ['question', ' '],
  ['question', 3],
  ['source', 'http://forum.example/1'],
  ['source', 'forum.example'],
  ['source', undefined],
  ['answers', []],
  ['answers', ['guide/forms']],
  ['answers', '/guide/forms'],
  ['answers', undefined],
])('a wrong %s (%j) is an error with its file, index and field', (field, value) => {
  const message = new RegExp(
    `^some\\.json\n.*"${field}" of question 1 is[^]*Why: .*[^]*What to do: `,
  );
  expect(() => parse([good, { ...good, [field]: value }])).toThrow(message);
});

test('a field that questions do not have is an error', () => {
  expect(() => parse([{ ...good, answer: '/' }])).toThrow('question 0 has a field "answer"');
  expect(() => parseUnanswered('some.json', JSON.stringify([good]))).toThrow('a field "answers"');
});

test('any text is a list of questions or a problem that says why it is none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      try {
        return Array.isArray(parseQuestions('some.json', text));
      } catch (error) {
        return error instanceof Problem;
      }
    }),
  );
});

test('no question is asked twice, in one half or in both', () => {
  const all = (['tuning', 'unseen'] as const).flatMap((half) =>
    [...readQuestions(half), ...readUnanswered(half)].map((item, at) => ({
      place: `${half} ${at}`,
      text: item.question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '),
    })),
  );
  const twice = all.filter(({ text }, at) => all.findIndex((other) => other.text === text) < at);
  expect(twice.map(({ place }) => place)).toEqual([]);
});
