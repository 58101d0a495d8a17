import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FrameEvent } from '../../../../src/demo/sandbox/host/framePair';
import { INSPECTOR, setUp, startGood } from './support/sandbox';

const CALL = { type: 'call', call: { select: '', callback: 'onChange', args: [] } } as const;
const called = (run: number): FrameEvent => ({ type: 'inspected', run, message: CALL });
const on = (chosen?: number) => ({ isOn: true, chosen, script: INSPECTOR });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an inspection receives the calls of the code’s selects until it is stopped', async () => {
  const { demo, emit, stage } = await startGood();
  const listener = vi.fn();
  emit(called(1));
  const inspection = await demo.inspect(listener);
  emit(called(1));
  expect(listener).toHaveBeenCalledExactlyOnceWith(CALL);
  inspection.choose(2);
  inspection.stop();
  inspection.stop();
  emit(called(1));
  expect(listener).toHaveBeenCalledOnce();
  expect(stage.inspect.mock.calls).toEqual([[on()], [on(2)], [{ isOn: false }]]);
});

test('messages of a removed frame are ignored', async () => {
  const { demo, emit } = await startGood();
  const listener = vi.fn();
  await demo.inspect(listener);
  emit(called(7));
  expect(listener).not.toHaveBeenCalled();
});

test('a second listener replaces the first, whose stop then has no effect', async () => {
  const { demo, emit, stage } = await startGood();
  const [first, second] = [vi.fn(), vi.fn()];
  const before = await demo.inspect(first);
  await demo.inspect(second);
  before.stop();
  emit(called(1));
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(stage.inspect).not.toHaveBeenCalledWith({ isOn: false });
});

test('a closed demo is not inspected', async () => {
  const { demo, stage } = setUp();
  const inspecting = demo.inspect(() => undefined);
  demo.close();
  (await inspecting).stop();
  expect(stage.inspect).not.toHaveBeenCalled();
});
