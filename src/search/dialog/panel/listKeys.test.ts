import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextOption } from './listKeys';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string) => ({ ...plain, key });

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 19, 0],
  ['ArrowUp', 0, 19],
  ['ArrowUp', 5, 4],
  ['Home', 7, 0],
  ['End', 7, 19],
  ['PageDown', 3, 11],
  ['PageDown', 15, 19],
  ['PageUp', 11, 3],
  ['PageUp', 2, 0],
])('%s moves from option %i to %i of 20', (key, from, to) => {
  expect(nextOption(press(key), from, 20)).toBe(to);
});

test.each(['a', 'Tab', 'ArrowLeft', 'ArrowRight', 'Escape'])('%s does not move', (key) => {
  expect(nextOption(press(key), 1, 20)).toBeUndefined();
});

test('with a modifier, the keys are left to the text field', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const) {
    expect(nextOption({ ...press('Home'), [modifier]: true }, 4, 20)).toBeUndefined();
  }
});

test('a move stays within the list', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp');
  fc.assert(
    fc.property(keys, fc.nat(60), fc.nat(60), (key, count, from) => {
      const next = nextOption(press(key), count ? from % count : 0, count);
      if (count === 0) expect(next).toBeUndefined();
      else expect(next).toBeGreaterThanOrEqual(0);
      expect(next ?? -1).toBeLessThan(count);
    }),
  );
});
