import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePreference, resolveScheme } from './preference';

describe('colour preference (F1, F2)', () => {
  test.each(['light', 'dark', 'auto'] as const)('keeps the stored value %s', (value) => {
    expect(parsePreference(value)).toBe(value);
  });

  test.each([null, undefined, '', 'purple', 'Dark', 'x'.repeat(10_000), 7, {}])(
    'treats the unknown value %j as light',
    (value) => {
      expect(parsePreference(value)).toBe('light');
    },
  );

  test('never returns anything but the three values', () => {
    fc.assert(
      fc.property(fc.anything(), (value) =>
        ['light', 'dark', 'auto'].includes(parsePreference(value)),
      ),
    );
  });

  test('auto follows the operating system, the others do not', () => {
    expect(resolveScheme('auto', true)).toBe('dark');
    expect(resolveScheme('auto', false)).toBe('light');
    expect(resolveScheme('light', true)).toBe('light');
    expect(resolveScheme('dark', false)).toBe('dark');
  });
});
