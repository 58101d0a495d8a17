import { expect, test } from 'vitest';
import { initialOf } from './initial';

test.each([
  ['rc-select', 'S'],
  ['downshift', 'D'],
  ['@radix-ui/react-tabs', 'T'],
  ['选择器', '选'],
])('the initial of %s is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
