// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createCallLog } from '../calls/callLog';
import type { InspectMessage } from '../../sandbox/host/codeFrame';
import type { SnapshotWatch } from '../watch/snapshot';
import { createEditedSource } from './editedSource';
import { SNAPSHOT } from '../../../../tests/unit/demo/sandbox/support/snapshot';

const CALL = { select: 'City', callback: 'onChange', args: ['"lis"'] };

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
