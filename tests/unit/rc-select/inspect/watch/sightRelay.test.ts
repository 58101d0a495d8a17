import { beforeEach, expect, test, vi } from 'vitest';
import type { Announcement } from '../../../../../src/rc-select/inspect/announce/announcement';
import { NO_SELECTS, type Sight } from '../../../../../src/rc-select/inspect/watch/sight';
import { createSightRelay } from '../../../../../src/rc-select/inspect/watch/sightRelay';
import { KEPT_ANNOUNCEMENTS } from '../../../../../src/rc-select/inspect/watch/watchAccessibility';

const says = (id: string): Announcement => ({ kind: 'silence', id });
const sight = (name: string, ...announcements: Announcement[]): Sight => ({
  ...NO_SELECTS,
  names: [name],
  announcements,
});

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('tells the last of many sights once a frame, with all that was said', () => {
  const onSight = vi.fn();
  const { give, watch } = createSightRelay(() => undefined);
  watch(undefined, onSight);
  give(sight('a', says('1')));
  give(sight('b'));
  give(sight('c', says('2')));
  expect(onSight).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(onSight).toHaveBeenCalledExactlyOnceWith(sight('c', says('1'), says('2')));
  give(sight('c'));
  vi.advanceTimersByTime(50);
  expect(onSight).toHaveBeenLastCalledWith(sight('c'));
});

test('keeps the last sight for who comes later, and tells nothing before there is one', () => {
  const onSight = vi.fn();
  const { give, watch } = createSightRelay(() => undefined);
  const { stop } = watch(undefined, onSight);
  vi.advanceTimersByTime(50);
  stop();
  give(sight('a', says('1')));
  vi.advanceTimersByTime(50);
  expect(onSight).not.toHaveBeenCalled();
  watch(undefined, onSight);
  vi.advanceTimersByTime(50);
  expect(onSight).toHaveBeenCalledExactlyOnceWith(sight('a', says('1')));
});

test('does not grow, however much is given at once', () => {
  const onSight = vi.fn<(sight: Sight) => void>();
  const { give, watch } = createSightRelay(() => undefined);
  watch(undefined, onSight);
  for (let index = 0; index < 1000; index += 1) give(sight('a', says(String(index))));
  vi.advanceTimersByTime(50);
  const announcements = onSight.mock.lastCall?.[0].announcements ?? [];
  expect(announcements).toHaveLength(KEPT_ANNOUNCEMENTS);
  expect(announcements.at(-1)).toEqual(says('999'));
});

test('passes the choice on, first and later', () => {
  const choose = vi.fn();
  const watching = createSightRelay(choose).watch(1, () => undefined);
  watching.choose(undefined);
  expect(choose.mock.calls).toEqual([[1], [undefined]]);
});
