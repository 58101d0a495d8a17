import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveScheme } from '../color/preference';
import { CODE_LANGUAGE_CHOICE, COLOR_CHOICE, PACKAGE_MANAGER_CHOICE, parseChoice } from './choices';

const CHOICES = [COLOR_CHOICE, PACKAGE_MANAGER_CHOICE, CODE_LANGUAGE_CHOICE];

test.each(CHOICES)('what can be chosen is kept: $stored (F1)', ({ values }) => {
  expect(values.map((value) => parseChoice(values, value))).toEqual(values);
});

test.each(CHOICES)('anything else counts as the first: $stored (F2)', ({ values }) => {
  const unknown = fc.anything().filter((value) => !(values as unknown[]).includes(value));
  fc.assert(fc.property(unknown, (value) => parseChoice(values, value) === values[0]));
});

test('the colours follow the operating system in auto only (F1)', () => {
  expect(resolveScheme('auto', true)).toBe('dark');
  expect(resolveScheme('auto', false)).toBe('light');
  expect(resolveScheme('light', true)).toBe('light');
  expect(resolveScheme('dark', false)).toBe('dark');
});
