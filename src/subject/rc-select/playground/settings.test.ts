import { describe, expect, test } from 'vitest';
import { isValid, readNumber } from '../../../playground/model/values';
import { selectModel } from '../../../../tests/unit/rc-select/playground/selectPlayground';

const numbers = selectModel.controls.filter(({ kind }) => kind === 'number');

describe('text typed into a number field', () => {
  test.each(['', ' ', '-', '1.5', '99999999999', '2001', 'NaN', 'Infinity', 'x'])(
    '“%s” sets nothing',
    (typed) => {
      expect(numbers.map((control) => readNumber(control, typed))).toEqual(
        numbers.map(() => undefined),
      );
    },
  );

  test.each([
    ['7', '7'],
    ['07', '7'],
    ['1e3', '1000'],
    ['2000', '2000'],
    ['5.0', '5'],
  ])('“%s” sets %s, which an address can hold', (typed, text) => {
    for (const control of numbers) {
      expect(readNumber(control, typed)).toBe(text);
      expect(isValid(control, text)).toBe(true);
    }
  });

  test('a minus is allowed for tabIndex only', () => {
    const taking = numbers.filter((control) => readNumber(control, '-1') !== undefined);
    expect(taking.map(({ prop }) => prop.name)).toEqual(['tabIndex']);
  });
});
