import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { prePaintScript } from '../../../src/color/prePaint';

function run(getItem: () => string | null, systemIsDark: boolean): string | undefined {
  const attributes = new Map<string, string>();
  vm.runInNewContext(prePaintScript(), {
    localStorage: { getItem },
    matchMedia: () => ({ matches: systemIsDark }),
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => attributes.set(name, value),
      },
    },
  });
  return attributes.get('data-prefers-color');
}

describe('the script that runs before the first paint (F3)', () => {
  test('sets the stored scheme', () => {
    expect(run(() => 'dark', false)).toBe('dark');
  });

  test('resolves auto from the operating system', () => {
    expect(run(() => 'auto', true)).toBe('dark');
  });

  test('shows light when nothing, an invalid value or far too much is stored', () => {
    expect(run(() => null, true)).toBe('light');
    expect(run(() => 'purple', true)).toBe('light');
    expect(run(() => 'dark'.repeat(2500), true)).toBe('light');
  });

  test('shows light when storage throws (F2)', () => {
    const blocked = () => {
      throw new Error('SecurityError');
    };
    expect(run(blocked, true)).toBe('light');
  });

  test('can be put into a script element', () => {
    expect(prePaintScript()).not.toMatch(/<\/script|<!--/i);
  });
});
