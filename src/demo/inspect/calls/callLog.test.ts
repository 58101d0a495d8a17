// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createCallLog, KEPT_CALLS } from './callLog';

const call = (callback: string, ...args: string[]) => ({ component: '', callback, args });

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  });
  return () => vi.useRealTimers();
});

test('keeps calls in order, with the time', () => {
  let now = 100;
  const log = createCallLog(() => now++);
  log.add(call('onSelect', '"a"'));
  log.add(call('onChange', '"a"'));
  expect(log.get().calls.map(({ callback, time }) => [callback, time])).toEqual([
    ['onSelect', 100],
    ['onChange', 101],
  ]);
});

test('notifies its listeners once a frame, after the paint', () => {
  const log = createCallLog();
  const listener = vi.fn();
  log.subscribe(listener);
  log.add(call('onSelect'));
  log.add(call('onChange'));
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(listener).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledOnce();
});

test('keeps the last calls of each kind and says that older ones were dropped', () => {
  const log = createCallLog();
  log.add(call('onChange', '"first"'));
  for (let index = 0; index <= KEPT_CALLS; index += 1) log.add(call('onKeyDown', String(index)));
  const { calls, isCut } = log.get();
  expect(calls).toHaveLength(KEPT_CALLS + 1);
  expect(calls[0]?.callback).toBe('onChange');
  expect(calls[1]?.args).toEqual(['1']);
  expect(isCut).toEqual({ input: true, other: false });
});

test('records nothing while paused, resumes, and clears', () => {
  const log = createCallLog();
  log.pause(true);
  log.add(call('onSelect'));
  log.pause(false);
  log.add(call('onChange'));
  expect(log.get().calls.map(({ callback }) => callback)).toEqual(['onChange']);
  log.clear();
  expect(log.get().calls).toEqual([]);
});

test('counts unreported calls, unless paused, until it is cleared', () => {
  const log = createCallLog();
  log.miss(2);
  log.pause(true);
  log.miss(5);
  log.pause(false);
  log.miss(1);
  expect(log.get().missed).toBe(3);
  log.clear();
  expect(log.get().missed).toBe(0);
});
