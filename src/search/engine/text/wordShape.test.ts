import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, unfoldSpan } from './fold';
import { partsOf, shapeOf } from './wordShape';
import { WORDS } from '../../../../tests/unit/search/support/words';

test.each([
  ['Café', 'cafe'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['οδος', 'οδοσ'],
  ['İstanbul', 'istanbul'],
  ['ﬁlter', 'filter'],
  ['ｾﾚｸﾄ', 'セレクト'],
  ['が', 'が'],
  ['הָעִבְרִית', 'העברית'],
  ['हिन्दी', 'हिन्दी'],
])('%s folds to %s', (word, folded) => {
  expect(fold(word)).toBe(folded);
});

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...WORDS), (word) => {
      expect(fold(fold(word))).toBe(fold(word));
    }),
  );
});

describe('parts', () => {
  test.each([
    ['optionFilterProp', ['option', 'filter', 'prop']],
    ['HTMLElement', ['html', 'element']],
    ['getPopupContainer', ['get', 'popup', 'container']],
    ['dropdown-render', ['dropdown', 'render']],
    ['snake_case', ['snake', 'case']],
    ['ES2022', []],
    ['ÉtatCivil', ['etat', 'civil']],
    ['select', []],
    ['Select', []],
    ['don’t', ['don', 't']],
  ])('%s has %j', (word, parts) => {
    expect(partsOf(shapeOf(word))).toEqual(parts);
  });
});

describe('a range of the folded word maps to the word', () => {
  test.each([
    ['Straße', 0, 5, 'Straß'],
    ['dropdown-render', 8, 11, 'ren'],
    ['dropdown-render', 6, 10, 'wn-re'],
    ['cafe\u0301s', 0, 4, 'cafe\u0301'],
    ['ﬁlter', 0, 1, 'ﬁ'],
    ['optionFilter', 6, 12, 'Filter'],
  ])('%s from %i to %i is %s', (word, start, end, original) => {
    const span = unfoldSpan(word, shapeOf(word).folded, { start, end });
    expect(word.slice(span.start, span.end)).toBe(original);
  });

  test('the range is inside the word and not empty, for any word', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WORDS.filter(Boolean)),
        fc.nat(8),
        fc.integer({ min: 1, max: 8 }),
        (word, start, length) => {
          const { folded } = shapeOf(word);
          const end = Math.min(folded.length, start + length);
          if (start >= end) return;
          const span = unfoldSpan(word, folded, { start, end });
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.end).toBeLessThanOrEqual(word.length);
        },
      ),
    );
  });
});
