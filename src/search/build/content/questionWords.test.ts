import { expect, test } from 'vitest';
import questions from '../../../subject/rc-select/questions.json';
import { toQuestionWords } from './questionWords';

test('questions are sent without words that weigh nothing, and each once', () => {
  const sent = toQuestionWords(
    {
      '/a': ['How do I "clear" it?', 'clear', 'why is maxCount ignored, please', 'what is it'],
      '/b': [],
    },
    ['please'],
  );
  expect(sent).toEqual({ '/a': ['clear', 'maxCount ignored'], '/b': [] });
});

test('every passage with questions has each of them once', () => {
  for (const [address, texts] of Object.entries(questions)) {
    expect(texts.length, address).toBeGreaterThan(0);
    expect(new Set(texts).size, address).toBe(texts.length);
  }
});
