import vm from 'node:vm';
import { expect, test } from 'vitest';
import { isApple, platformScript } from './platform';

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

test.each([
  ['MacIntel', true],
  ['MacPPC', true],
  ['iPhone', true],
  ['iPad', true],
  ['Win32', false],
  ['Linux x86_64', false],
  ['Android', false],
  ['', false],
  ['Not a Mac', false],
])(
  'whether %j has a Command key, which the head script marks on the root element: %s',
  (platform, has) => {
    expect(isApple(platform)).toBe(has);
    expect(attributesAfter(platform)).toEqual(has ? { 'data-platform': 'apple' } : {});
  },
);
