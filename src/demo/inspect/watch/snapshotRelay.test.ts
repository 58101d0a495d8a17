// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Announcement } from '../announce/announcement';
import { NO_SELECTS, type Snapshot } from './snapshot';
import { createSnapshotRelay } from './snapshotRelay';
import { KEPT_ANNOUNCEMENTS } from './watchAccessibility';

const says = (id: string): Announcement => ({ kind: 'silence', id });
const snapshot = (name: string, ...announcements: Announcement[]): Snapshot => ({
  ...NO_SELECTS,
  names: [name],
  announcements,
});

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('sends the last of many snapshots once a frame, with all announcements', () => {
  const onSnapshot = vi.fn();
  const { give, watch } = createSnapshotRelay(() => undefined);
  watch(undefined, onSnapshot);
  give(snapshot('a', says('1')));
  give(snapshot('b'));
  give(snapshot('c', says('2')));
  expect(onSnapshot).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(onSnapshot).toHaveBeenCalledExactlyOnceWith(snapshot('c', says('1'), says('2')));
  give(snapshot('c'));
  vi.advanceTimersByTime(50);
  expect(onSnapshot).toHaveBeenLastCalledWith(snapshot('c'));
});

test('replays the last snapshot to later listeners, and sends nothing before the first', () => {
  const onSnapshot = vi.fn();
  const { give, watch } = createSnapshotRelay(() => undefined);
  const { stop } = watch(undefined, onSnapshot);
  vi.advanceTimersByTime(50);
  stop();
  give(snapshot('a', says('1')));
  vi.advanceTimersByTime(50);
  expect(onSnapshot).not.toHaveBeenCalled();
  watch(undefined, onSnapshot);
  vi.advanceTimersByTime(50);
  expect(onSnapshot).toHaveBeenCalledExactlyOnceWith(snapshot('a', says('1')));
});

test('keeps a limited number of announcements', () => {
  const onSnapshot = vi.fn<(snapshot: Snapshot) => void>();
  const { give, watch } = createSnapshotRelay(() => undefined);
  watch(undefined, onSnapshot);
  for (let index = 0; index < 1000; index += 1) give(snapshot('a', says(String(index))));
  vi.advanceTimersByTime(50);
  const announcements = onSnapshot.mock.lastCall?.[0].announcements ?? [];
  expect(announcements).toHaveLength(KEPT_ANNOUNCEMENTS);
  expect(announcements.at(-1)).toEqual(says('999'));
});

test('passes the choice on, the first and later ones', () => {
  const choose = vi.fn();
  const watching = createSnapshotRelay(choose).watch(1, () => undefined);
  watching.choose(undefined);
  expect(choose.mock.calls).toEqual([[1], [undefined]]);
});
