import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPieces, toSnippet } from './pieces';
import { highlighted, shown } from '../../../../tests/unit/search/support/expected';

describe('the text before the first match (D6)', () => {
  test.each([
    ['stays when it has up to', '12345678901234567890', '12345678901234567890'],
    [
      'is cut to its last characters when it has more than',
      'x12345678901234567890',
      '...12345678901234567890',
    ],
  ])('%s 20 characters: %s', (_, before, shownBefore) => {
    const [start, end] = [before.length, before.length + 4];
    expect(toSnippet(`${before}word end`, [{ start, end }])).toEqual([
      { text: shownBefore },
      { text: 'word', highlighted: true },
      { text: ' end' },
    ]);
  });

  test('is not cut within a character', () => {
    const [first] = toSnippet(`xxxx🎉${'y'.repeat(19)}word`, [{ start: 25, end: 29 }]);
    expect(first?.text).toBe(`...${'y'.repeat(19)}`);
  });

  test('is the whole text when nothing matches', () => {
    const text = 'A text of more than twenty letters without a match.';
    expect(toSnippet(text, [])).toEqual([{ text }]);
    expect(toSnippet('', [])).toEqual([]);
  });
});

test('a long text is not sent as a whole', () => {
  const pieces = toSnippet(`word ${'x'.repeat(5000)}`, [{ start: 0, end: 4 }]);
  expect(shown(pieces)).toBe(`word ${'x'.repeat(595)}...`);
});

test('overlapping or adjacent matches form one piece', () => {
  const spans = [
    { start: 0, end: 3 },
    { start: 2, end: 5 },
    { start: 5, end: 6 },
    { start: 8, end: 9 },
  ];
  expect(toPieces('abcdefghij', spans)).toEqual([
    { text: 'abcdef', highlighted: true },
    { text: 'gh' },
    { text: 'i', highlighted: true },
    { text: 'j' },
  ]);
});

test('the pieces of any text join to the text, apart from the cut', () => {
  const span = fc
    .tuple(fc.nat(60), fc.integer({ min: 1, max: 9 }))
    .map(([start, length]) => ({ start, end: start + length }));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.array(span), (text, spans) => {
      const inside = spans
        .map(({ start, end }) => ({ start, end: Math.min(end, text.length) }))
        .filter(({ start, end }) => start < end)
        .sort((one, other) => one.start - other.start);
      const pieces = toSnippet(text, inside);
      expect(shown(toPieces(text, inside))).toBe(text);
      expect(text.endsWith(shown(pieces).replace(/^\.\.\./, ''))).toBe(true);
      expect(highlighted(pieces).length > 0).toBe(inside.length > 0);
      for (const piece of pieces) expect(piece.text).not.toBe('');
    }),
  );
});
