import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateOf, wordsOf } from '../../../../theme/search/follow/words';

describe('the words in a history entry', () => {
  test('are read back as stored', () => {
    expect(wordsOf(stateOf(['allow', 'clear']))).toEqual(['allow', 'clear']);
    expect(wordsOf(stateOf([]))).toEqual([]);
  });

  test('are undefined or only the texts of a list when another script wrote the state', () => {
    for (const state of [null, undefined, 1, 'searchWords', [], {}, { searchWords: 'allow' }])
      expect(wordsOf(state)).toBeUndefined();
    expect(wordsOf({ searchWords: ['allow', 1, null] })).toEqual(['allow']);
  });

  test('never throw', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        expect(wordsOf(state) ?? []).toBeInstanceOf(Array);
      }),
    );
  });
});
