import { expect, test, vi } from 'vitest';
import type { CallWatcher } from '../../../inspect/calls/watchCalls';
import { createStore } from '../../../../lib/store';
import type { Inspector } from '../inspect/inspector';
import type { InspectRequest } from '../protocol';
import { createFrameInspection } from './inspection';

const on = (chosen?: number): InspectRequest => ({ isOn: true, chosen, script: new Blob(['x']) });

function setUp() {
  const watcher = createStore<CallWatcher | undefined>(undefined);
  const watching = { choose: vi.fn(), stop: vi.fn() };
  const inspector: Inspector = { listen: () => () => ({}), watch: vi.fn(() => watching) };
  const load = vi.fn(() => Promise.resolve<Inspector | undefined>(inspector));
  return { inspection: createFrameInspection(watcher, load), watcher, watching, inspector, load };
}

test('is off until the page requests it: nothing is loaded or observed', async () => {
  const { inspection, watcher, inspector, load } = setUp();
  await inspection.ready();
  inspection.begin();
  expect(load).not.toHaveBeenCalled();
  expect(watcher.get()).toBeUndefined();
  expect(inspector.watch).not.toHaveBeenCalled();
});

test('observes calls from before the first render, and the document after it', async () => {
  const { inspection, watcher, inspector, load } = setUp();
  inspection.apply(on(1));
  await inspection.ready();
  expect(watcher.get()).toBe(inspector.listen);
  expect(inspector.watch).not.toHaveBeenCalled();
  inspection.begin();
  expect(inspector.watch).toHaveBeenCalledExactlyOnceWith(1);
  expect(load).toHaveBeenCalledOnce();
});

test('starts in a running demo, follows the choice, stops and starts again', async () => {
  const { inspection, watcher, watching, inspector, load } = setUp();
  inspection.begin();
  inspection.apply(on());
  await inspection.ready();
  expect(inspector.watch).toHaveBeenCalledExactlyOnceWith(undefined);
  inspection.apply(on(2));
  expect(watching.choose).toHaveBeenCalledExactlyOnceWith(2);
  inspection.apply({ isOn: false });
  expect(watching.stop).toHaveBeenCalledOnce();
  expect(watcher.get()).toBeUndefined();
  inspection.apply(on());
  expect(inspector.watch).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledOnce();
});

test('stays off when stopped while the script was loading', async () => {
  const { inspection, watcher, inspector } = setUp();
  inspection.begin();
  inspection.apply(on());
  inspection.apply({ isOn: false });
  await inspection.ready();
  expect(watcher.get()).toBeUndefined();
  expect(inspector.watch).not.toHaveBeenCalled();
});

test('lets the demo run when the script fails to load', async () => {
  const { inspection, watcher, load } = setUp();
  load.mockResolvedValue(undefined);
  inspection.apply(on());
  await inspection.ready();
  inspection.begin();
  expect(watcher.get()).toBeUndefined();
});
