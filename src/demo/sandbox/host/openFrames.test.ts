import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TASK_LIMIT } from '../frame/runtime/guard';
import {
  BEAT,
  MAX_MISSED_BEATS,
  openFrames,
  removeSilentFrames,
  startHeartbeat,
  type OpenFrame,
} from './openFrames';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  openFrames.clear();
  vi.useRealTimers();
});

describe('the heartbeat', () => {
  test('waits until an endless loop has been stopped with its position', () => {
    // A beat may be a moment old when the task begins.
    expect(TASK_LIMIT, 'raise MAX_MISSED_BEATS for a longer TASK_LIMIT').toBeLessThan(
      BEAT * (MAX_MISSED_BEATS - 1),
    );
  });

  test('continues while it is answered', () => {
    const onSilence = vi.fn();
    const heartbeat = startHeartbeat((beat) => heartbeat.answer(beat), onSilence);
    vi.advanceTimersByTime(100 * BEAT);
    expect(onSilence).not.toHaveBeenCalled();
    expect(heartbeat.isWaiting()).toBe(false);
    heartbeat.stop();
  });

  test('sends one ping until it is answered, and reports silence once after too many missed beats', () => {
    const ping = vi.fn();
    const onSilence = vi.fn();
    const heartbeat = startHeartbeat(ping, onSilence);
    vi.advanceTimersByTime(MAX_MISSED_BEATS * BEAT);
    expect(heartbeat.isWaiting()).toBe(true);
    expect(onSilence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10 * BEAT);
    expect(ping).toHaveBeenCalledOnce();
    expect(onSilence).toHaveBeenCalledOnce();
  });

  test('accepts a late answer, and ignores unknown ones', () => {
    const onSilence = vi.fn();
    const heartbeat = startHeartbeat(() => undefined, onSilence);
    vi.advanceTimersByTime(MAX_MISSED_BEATS * BEAT);
    heartbeat.answer(99);
    expect(heartbeat.isWaiting()).toBe(true);
    heartbeat.answer(1);
    vi.advanceTimersByTime(MAX_MISSED_BEATS * BEAT);
    expect(onSilence).not.toHaveBeenCalled();
    heartbeat.stop();
  });
});

describe('removing frames that are silent together', () => {
  function open(state: Partial<Record<'isSilent' | 'isOnTrial' | 'hasFocus', boolean>>) {
    const frame = {
      isSilent: () => state.isSilent ?? true,
      isOnTrial: () => state.isOnTrial ?? false,
      hasFocus: () => state.hasFocus ?? false,
      remove: vi.fn(() => void openFrames.delete(frame)),
      report: vi.fn(),
    } satisfies OpenFrame;
    openFrames.add(frame);
    return frame;
  }

  test('suspects new code first', () => {
    const [trial, focused, other] = [open({ isOnTrial: true }), open({ hasFocus: true }), open({})];
    removeSilentFrames();
    expect(trial.report).toHaveBeenCalledWith('frozen');
    expect(focused.report).toHaveBeenCalledWith('shared');
    expect(other.report).toHaveBeenCalledWith('shared');
  });

  test('suspects the focused frame next, then all', () => {
    const [focused, other] = [open({ hasFocus: true }), open({})];
    removeSilentFrames();
    expect([focused.report.mock.calls, other.report.mock.calls]).toEqual([
      [['frozen']],
      [['shared']],
    ]);
    const [one, two] = [open({}), open({})];
    removeSilentFrames();
    expect([one.report.mock.calls, two.report.mock.calls]).toEqual([[['frozen']], [['frozen']]]);
  });

  test('removes all of them before notifying, and keeps one that answers', () => {
    const alive = open({ isSilent: false });
    const silent = [open({}), open({})];
    for (const { report } of silent) {
      report.mockImplementation(() => {
        for (const { remove } of silent) expect(remove).toHaveBeenCalledOnce();
      });
    }
    removeSilentFrames();
    expect(alive.remove).not.toHaveBeenCalled();
    expect(alive.report).not.toHaveBeenCalled();
    expect([...openFrames]).toEqual([alive]);
  });
});
