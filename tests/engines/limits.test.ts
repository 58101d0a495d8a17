import { expect, test } from 'vitest';
import { JOURNEYS } from './journeys';
import { LIMITS } from './limits';

test('each limit of an engine names a journey, and no two journeys have the same name', () => {
  const names = JOURNEYS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(LIMITS.filter(({ journey }) => !names.includes(journey))).toEqual([]);
});
