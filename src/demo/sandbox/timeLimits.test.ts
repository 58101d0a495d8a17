import { expect, test } from 'vitest';
import { BEAT, MAX_MISSED_BEATS, TASK_LIMIT } from './timeLimits';

test('an endless loop is stopped with its position before the frame counts as frozen', () => {
  // A beat may be a moment old when the task begins.
  expect(TASK_LIMIT, 'raise MAX_MISSED_BEATS for a longer TASK_LIMIT').toBeLessThan(
    BEAT * (MAX_MISSED_BEATS - 1),
  );
});
