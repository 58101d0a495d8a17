// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createCallLog } from '../calls/callLog';
import type { InspectMessage } from '../../sandbox/host/codeFrame';
import {
  type SnapshotWatch,
  type Announcement,
  NO_ELEMENTS,
  type Snapshot,
} from '../watch/snapshot';
import { createEditedSource, createSnapshotRelay } from './editedSource';
import { SNAPSHOT } from '../../../../tests/unit/demo/sandbox/support/snapshot';
import { KEPT_ANNOUNCEMENTS } from '../watch/watchAccessibility';

const CALL = { component: 'City', callback: 'onChange', args: ['"lis"'] };

function setUp() {
  const inspection = { choose: vi.fn(), stop: vi.fn() } satisfies SnapshotWatch;
  let say: (message: InspectMessage) => void = () => undefined;
  const inspect = vi.fn((listener: typeof say) => {
    say = listener;
    return Promise.resolve<SnapshotWatch>(inspection);
  });
  const log = createCallLog();
  const source = createEditedSource({ inspect }, log);
  return { inspection, inspect, log, source, say: (message: InspectMessage) => say(message) };
}

const loaded = () => vi.advanceTimersByTimeAsync(50);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('calls and the number of dropped calls go to the log, and snapshots to the watch', async () => {
  const { source, say, log } = setUp();
  const onSnapshot = vi.fn();
  source.listen(() => undefined);
  source.snapshots(undefined, onSnapshot);
  say({ type: 'call', call: CALL });
  say({ type: 'calls-missed', count: 3 });
  say({ type: 'snapshot', snapshot: SNAPSHOT });
  await loaded();
  expect(log.get()).toMatchObject({ calls: [CALL], missed: 3 });
  expect(onSnapshot).toHaveBeenCalledExactlyOnceWith(SNAPSHOT);
});

test('a choice made while the script was loading is sent once it has loaded', async () => {
  const { source, inspection } = setUp();
  source.listen(() => undefined);
  source.snapshots(1, () => undefined);
  expect(inspection.choose).not.toHaveBeenCalled();
  await loaded();
  expect(inspection.choose).toHaveBeenCalledExactlyOnceWith(1);
});

test('stopping before the script has loaded takes effect', async () => {
  const { source, inspection } = setUp();
  source.listen(() => undefined)();
  await loaded();
  expect(inspection.stop).toHaveBeenCalledOnce();
});

test('a script that fails to load is reported, unless nobody is waiting any more', async () => {
  const { source, inspect } = setUp();
  const onFailed = vi.fn();
  inspect.mockRejectedValueOnce(new Error('HTTP 404'));
  source.listen(onFailed)();
  await loaded();
  expect(onFailed).not.toHaveBeenCalled();
  inspect.mockRejectedValueOnce(new Error('HTTP 404'));
  source.listen(onFailed);
  await loaded();
  expect(onFailed).toHaveBeenCalledOnce();
});

const says = (id: string): Announcement => ({ kind: 'silence', id });
const snapshot = (text: string, ...announcements: Announcement[]): Snapshot => ({
  ...NO_ELEMENTS,
  regions: [{ role: 'status', isAssertive: false, text }],
  announcements,
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
