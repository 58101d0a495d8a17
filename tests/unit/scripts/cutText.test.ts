import { expect, test } from 'vitest';
import { cutText } from '../../../scripts/hosting/cutText';

const WORDS = 'A paragraph that says something of its own, as all others do. ';

/** The texts of many pages. */
const PARAGRAPHS = Array.from({ length: 2000 }, (_, index) => `{"text":"${index}. ${WORDS}"}`);
const TEXT = PARAGRAPHS.join('');

test('a text is cut into pieces, which are all of it', () => {
  const pieces = cutText(TEXT);
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.join('')).toBe(TEXT);
  expect(cutText('')).toEqual(['']);
});

test('a changed sentence changes one piece', () => {
  const before = new Set(cutText(TEXT));
  const changed = PARAGRAPHS.with(1000, `{"text":"1000. ${WORDS} And more."}`).join('');
  expect(cutText(changed).filter((piece) => !before.has(piece))).toHaveLength(1);
});
