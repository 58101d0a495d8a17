import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markedOf, stateOf } from './followedState';

describe('what a history entry says to mark', () => {
  test.each([
    { words: ['allow', 'clear'] },
    { words: [] },
    { words: ['clear'], sentence: 'It clears.' },
  ])('is read back as stored: %j', (marked) => {
    expect(markedOf(stateOf(marked))).toEqual(marked);
  });

  test('is undefined when another script wrote the state', () => {
    const texts = { followedHint: { words: 'allow' } };
    const mixed = { followedHint: { words: ['allow', 1, null] } };
    for (const state of [null, undefined, 1, 'followedHint', [], {}, texts, mixed])
      expect(markedOf(state)).toBeUndefined();
  });

  test('has no sentence when that is no text', () => {
    expect(markedOf({ followedHint: { words: ['a'], sentence: 1 } })).toEqual({ words: ['a'] });
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        expect(markedOf(state)?.words ?? []).toBeInstanceOf(Array);
      }),
    );
  });
});
