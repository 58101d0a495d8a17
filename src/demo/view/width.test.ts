import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WIDTH_LIMITS } from './view';
import { widthAfterKey, widthAfterMove } from './width';

const after = (shown: number, key: string, isMirrored = false) =>
  widthAfterKey({ shown, available: 680 }, key, isMirrored);

describe('the edge of a demo, by keyboard', () => {
  test('moves by ten pixels, to round widths', () => {
    expect(after(390, 'ArrowRight')).toEqual({ width: 400 });
    expect(after(390, 'ArrowLeft')).toEqual({ width: 380 });
    expect(after(393, 'ArrowRight')).toEqual({ width: 400 });
    expect(after(393, 'ArrowLeft')).toEqual({ width: 390 });
  });

  test('moves by a hundred with the page keys, to its ends with Home and End', () => {
    expect(after(390, 'PageUp')).toEqual({ width: 490 });
    expect(after(390, 'PageDown')).toEqual({ width: 290 });
    expect(after(390, 'Home')).toEqual({ width: WIDTH_LIMITS.min });
    expect(after(390, 'End')).toEqual({ width: undefined });
  });

  test('follows the arrow when the page runs from right to left', () => {
    expect(after(390, 'ArrowLeft', true)).toEqual({ width: 400 });
    expect(after(390, 'PageUp', true)).toEqual({ width: 490 });
  });

  test('leaves other keys to the page', () => {
    expect(after(390, 'Tab')).toBeUndefined();
    expect(after(390, 'ArrowDown')).toBeUndefined();
    expect(after(390, 'toString')).toBeUndefined();
  });
});

describe('the edge of a demo', () => {
  test('snaps to full width at the edge of the page', () => {
    expect(after(675, 'ArrowRight')).toEqual({ width: undefined });
    expect(widthAfterMove({ shown: 500, available: 680 }, 900)).toBeUndefined();
  });

  test('can still be moved when a demo is already wider than the page', () => {
    expect(after(768, 'ArrowRight')).toEqual({ width: 770 });
    expect(after(768, 'ArrowLeft')).toEqual({ width: 760 });
  });

  test('stays within the limits, in whole pixels, wherever it is dragged', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), fc.float({ noNaN: true }), (shown, available, to) => {
        const width = widthAfterMove({ shown, available }, to) ?? WIDTH_LIMITS.min;
        expect(Number.isInteger(width)).toBe(true);
        expect(width).toBeGreaterThanOrEqual(WIDTH_LIMITS.min);
        expect(width).toBeLessThanOrEqual(WIDTH_LIMITS.max);
      }),
    );
  });
});
