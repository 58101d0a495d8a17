import { expect, test, vi } from 'vitest';
import { createRetries } from './retries';

test('everything that failed is tried again, once', () => {
  const { add, run } = createRetries();
  const [first, second] = [vi.fn(), vi.fn()];
  add(first);
  add(second);
  run();
  run();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test('what fails again is tried again the next time, and not at once', () => {
  const { add, run } = createRetries();
  const retry = vi.fn(() => add(retry));
  add(retry);
  run();
  expect(retry).toHaveBeenCalledTimes(1);
  run();
  expect(retry).toHaveBeenCalledTimes(2);
});
