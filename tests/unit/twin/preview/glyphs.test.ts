import { expect, test } from 'vitest';
import { parseRanges, withGlyphs } from '../../../../src/twin/preview/glyphs';

test('ranges are read as CSS writes them, also those of one character', () => {
  expect(parseRanges('U+0000-00FF, U+2116,U+1F300-1F5FF')).toEqual([
    [0, 0xff],
    [0x2116, 0x2116],
    [0x1f300, 0x1f5ff],
  ]);
});

test.each([
  ['Tags and `mode`', 'Tags and `mode`'],
  ['Tags 标签 of 😀 users', 'Tags of users'],
  ['标签 👩‍👩‍👧', ''],
  ['Caf\u00e9', 'Caf\u00e9'],
])('%j shows as %j, without characters that the font does not have', (text, shown) => {
  expect(withGlyphs(text, [[0x20, 0xff]])).toBe(shown);
});

test('what only joins emoji goes with them, also where the font has it', () => {
  expect(withGlyphs('👩‍👧 a', [[0, 0x20ff]])).toBe('a');
});
