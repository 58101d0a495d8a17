import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startHeartbeat } from '../../../../../src/demo/live/host/heartbeat';
import { BEAT, MAX_MISSED_BEATS } from '../../../../../src/demo/live/timeLimits';
import {
  openFrames,
  removeSilentFrames,
  type OpenFrame,
} from '../../../../../src/demo/live/host/openFrames';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  openFrames.clear();
  vi.useRealTimers();
});

describe('the heartbeat', () => {
  test('goes on while it is answered', () => {
    const onSilence = vi.fn();
    const heartbeat = startHeartbeat((beat) => heartbeat.answer(beat), onSilence);
    vi.advanceTimersByTime(100 * BEAT);
    expect(onSilence).not.toHaveBeenCalled();
    expect(heartbeat.isWaiting()).toBe(false);
    heartbeat.stop();
  });

  test('asks once, and ends once when too many answers in a row are missing', () => {
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

  test('takes a late answer, and none to what was not asked', () => {
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

describe('of the frames that are silent together', () => {
  function open(state: Partial<Record<'isSilent' | 'isOnTrial' | 'hasFocus', boolean>>) {
    const frame = {
      isSilent: () => state.isSilent ?? true,
      isOnTrial: () => state.isOnTrial ?? false,
      hasFocus: () => state.hasFocus ?? false,
      remove: vi.fn(() => void openFrames.delete(frame)),
      tell: vi.fn(),
    } satisfies OpenFrame;
    openFrames.add(frame);
    return frame;
  }

  test('those on trial are suspected first', () => {
    const [trial, focused, other] = [open({ isOnTrial: true }), open({ hasFocus: true }), open({})];
    removeSilentFrames();
    expect(trial.tell).toHaveBeenCalledWith('frozen');
    expect(focused.tell).toHaveBeenCalledWith('shared');
    expect(other.tell).toHaveBeenCalledWith('shared');
  });

  test('then the one that the reader is in, then all', () => {
    const [focused, other] = [open({ hasFocus: true }), open({})];
    removeSilentFrames();
    expect([focused.tell.mock.calls, other.tell.mock.calls]).toEqual([[['frozen']], [['shared']]]);
    const [one, two] = [open({}), open({})];
    removeSilentFrames();
    expect([one.tell.mock.calls, two.tell.mock.calls]).toEqual([[['frozen']], [['frozen']]]);
  });

  test('all are gone before anybody is told, and one that answers stays', () => {
    const alive = open({ isSilent: false });
    const silent = [open({}), open({})];
    for (const { tell } of silent) {
      tell.mockImplementation(() => {
        for (const { remove } of silent) expect(remove).toHaveBeenCalledOnce();
      });
    }
    removeSilentFrames();
    expect(alive.remove).not.toHaveBeenCalled();
    expect(alive.tell).not.toHaveBeenCalled();
    expect([...openFrames]).toEqual([alive]);
  });
});
