// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { textsIn } from './region';
import { findSentence } from './sentence';

function find(markup: string, sentence: string): string | undefined {
  document.body.innerHTML = markup;
  const body = document.createRange();
  body.selectNodeContents(document.body);
  return findSentence(textsIn(body), sentence)?.toString();
}

describe('the sentence of a hint is found on the page', () => {
  test.each([
    ['in one text', '<p>One. It clears the text. Two.</p>', 'It clears the text.'],
    ['across elements', '<p>It <b>clears</b> the <code>text</code>.</p>', 'It clears the text.'],
    ['across lines', '<p>It clears\n   the text.</p>', 'It clears the text.'],
    ['with special characters', '<p>What? A [b] (c) costs 1.</p>', 'A [b] (c) costs 1.'],
  ])('%s', (_, markup, sentence) => {
    expect(find(markup, sentence)?.replace(/\s+/g, ' ')).toBe(sentence);
  });

  test('in a cell, without the head of its column', () => {
    const row = '<table><tr><td>closed</td><td>onChange, onSelect</td></tr></table>';
    expect(find(row, 'Calls: onChange, onSelect')).toBe('onChange, onSelect');
  });

  test('unless the page says it in another way', () => {
    expect(find('<p>It clears nothing.</p>', 'It clears the text.')).toBeUndefined();
    expect(find('', 'It clears the text.')).toBeUndefined();
  });
});
