import { expect, test } from 'vitest';
import { idOf } from './protocol';

test('only a number is an id', () => {
  expect(idOf({ id: 0 })).toBe(0);
  expect(idOf({ id: '1' })).toBeUndefined();
  expect(idOf('id')).toBeUndefined();
});
