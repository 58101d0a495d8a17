import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INSPECTOR, startGood, startSecond } from './support/sandbox';

const CALL = { type: 'call', call: { component: '', callback: 'onChange', args: [] } } as const;
const on = (chosen?: number) => ({ isOn: true, chosen, script: INSPECTOR });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an inspection receives the calls of the code’s selects until it is stopped', async () => {
  const { demo, frames, requests } = await startGood();
  const call = () => frames[0]?.events.onInspected(CALL);
  const listener = vi.fn();
  call();
  const inspection = await demo.inspect(listener);
  call();
  expect(listener).toHaveBeenCalledExactlyOnceWith(CALL);
  inspection.choose(2);
  inspection.stop();
  inspection.stop();
  call();
  expect(listener).toHaveBeenCalledOnce();
  expect(requests()).toEqual([[on(), on(2), { isOn: false }]]);
});

test('messages of a removed frame are ignored', async () => {
  const { demo, frames, rendered } = await startSecond();
  rendered();
  const listener = vi.fn();
  await demo.inspect(listener);
  frames[0]?.events.onInspected(CALL);
  expect(listener).not.toHaveBeenCalled();
  frames[1]?.events.onInspected(CALL);
  expect(listener).toHaveBeenCalledOnce();
});

test('a second listener replaces the first, whose stop then has no effect', async () => {
  const { demo, frames, requests } = await startGood();
  const [first, second] = [vi.fn(), vi.fn()];
  const before = await demo.inspect(first);
  await demo.inspect(second);
  before.stop();
  frames[0]?.events.onInspected(CALL);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(requests()).toEqual([[on(), on()]]);
});

test('a closed demo is not inspected', async () => {
  const { demo, frames, requests } = await startGood();
  const inspecting = demo.inspect(() => undefined);
  demo.close();
  (await inspecting).stop();
  expect(requests()).toEqual([[]]);
  expect(frames[0]?.close).toHaveBeenCalledOnce();
});
