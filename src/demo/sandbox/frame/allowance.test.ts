import { expect, test } from 'vitest';
import { createAllowance } from './allowance';

function allowance() {
  let time = 0;
  const spend = createAllowance(() => time);
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { spend, wait };
}

test('a frame may say 2,000 things at once, and 1,000 a second after that', () => {
  const { spend, wait } = allowance();
  const said = (count: number) => Array.from({ length: count }, () => spend(1, 1)).every(Boolean);
  expect(said(2000)).toBe(true);
  wait(1000);
  expect(said(1000)).toBe(true);
  expect(spend(1, 1)).toBe(false);
});

test('it may say 6 million characters at once, and 2 million a second after that', () => {
  const { spend, wait } = allowance();
  expect(spend(6_000_000, 1)).toBe(true);
  wait(1000);
  expect(spend(2_000_000, 1)).toBe(true);
  expect(spend(1, 1)).toBe(false);
});

test('lines that are counted and not sent take characters only', () => {
  const { spend } = allowance();
  for (let n = 0; n < 10_000; n += 1) expect(spend(20, 0)).toBe(true);
  expect(spend(20, 1)).toBe(true);
});

test('silence does not save up more than may be said at once', () => {
  const { spend, wait } = allowance();
  wait(1e9);
  expect(spend(6_000_001, 1)).toBe(false);
});
