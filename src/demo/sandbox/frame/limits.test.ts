import { expect, test } from 'vitest';
import { createAllowance } from './limits';

function allowance() {
  let time = 0;
  const tryConsume = createAllowance(() => time);
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { tryConsume, wait };
}

test('a frame may say 2,000 things at once, and 1,000 a second after that', () => {
  const { tryConsume, wait } = allowance();
  const said = (count: number) =>
    Array.from({ length: count }, () => tryConsume(1, 1)).every(Boolean);
  expect(said(2000)).toBe(true);
  wait(1000);
  expect(said(1000)).toBe(true);
  expect(tryConsume(1, 1)).toBe(false);
});

test('it may say 6 million characters at once, and 2 million a second after that', () => {
  const { tryConsume, wait } = allowance();
  expect(tryConsume(6_000_000, 1)).toBe(true);
  wait(1000);
  expect(tryConsume(2_000_000, 1)).toBe(true);
  expect(tryConsume(1, 1)).toBe(false);
});

test('lines that are counted and not sent take characters only', () => {
  const { tryConsume } = allowance();
  for (let n = 0; n < 10_000; n += 1) expect(tryConsume(20, 0)).toBe(true);
  expect(tryConsume(20, 1)).toBe(true);
});

test('silence does not save up more than may be said at once', () => {
  const { tryConsume, wait } = allowance();
  wait(1e9);
  expect(tryConsume(6_000_001, 1)).toBe(false);
});
