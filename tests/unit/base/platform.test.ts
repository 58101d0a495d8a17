import vm from 'node:vm';
import { expect, test } from 'vitest';
import { isApple, platformScript } from '../../../src/base/platform';

test.each(['MacIntel', 'MacPPC', 'iPhone', 'iPad'])('%s has a Command key', (platform) => {
  expect(isApple(platform)).toBe(true);
});

test.each(['Win32', 'Linux x86_64', 'Android', '', 'Not a Mac'])(
  '%j has no Command key',
  (platform) => {
    expect(isApple(platform)).toBe(false);
  },
);

function attributesAfter(platform: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  vm.runInNewContext(platformScript(), {
    navigator: { platform },
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => (attributes[name] = value),
      },
    },
  });
  return attributes;
}

test('the head script marks Apple keyboards on the root element, and does nothing elsewhere', () => {
  expect(attributesAfter('Linux x86_64')).toEqual({});
  expect(attributesAfter('MacIntel')).toEqual({ 'data-platform': 'apple' });
});
