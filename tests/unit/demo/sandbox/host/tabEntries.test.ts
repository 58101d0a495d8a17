// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countTabEntries, type TabEntries } from '../../../../../src/demo/sandbox/host/tabEntries';

/** Adds entries as a frame does, which leaves the one of the page as it is. */
function add(count: number, entries?: TabEntries): void {
  for (let n = 0; n < count; n += 1) {
    history.pushState(history.state, '');
    entries?.onMoved();
  }
}

/** Takes entries back, as when their frame has gone. */
function takeBack(entries: TabEntries): void {
  entries.takeBack();
  vi.runAllTimers();
}

/** Goes to another place of the page, as its router does. */
const goOn = (key: string) => history.pushState({ key }, '', `?${key}`);

const go = vi.fn<(steps: number) => void>();

describe('the entries of frames in the history of the tab', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(history, 'go').mockImplementation((steps = 0) => go(steps));
    goOn(`start-${Math.random()}`);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    go.mockClear();
  });

  test('are taken back when their frame has gone', () => {
    const entries = countTabEntries();
    add(3, entries);
    takeBack(entries);
    expect(go.mock.calls).toEqual([[-3]]);
  });

  test('are too many from the twenty-first on', () => {
    const entries = countTabEntries();
    add(20, entries);
    expect(entries.areTooMany()).toBe(false);
    add(1, entries);
    expect(entries.areTooMany()).toBe(true);
    takeBack(entries);
  });

  test('stay where the page has gone on after them', () => {
    const entries = countTabEntries();
    add(3, entries);
    goOn('further');
    takeBack(entries);
    expect(go).not.toHaveBeenCalled();
  });

  test('stay where the reader has gone back among them', () => {
    const entries = countTabEntries();
    add(3, entries);
    entries.onMoved();
    takeBack(entries);
    expect(go).not.toHaveBeenCalled();
  });

  test('that were taken back do not count for the next frame', () => {
    const first = countTabEntries();
    add(21, first);
    expect(first.areTooMany()).toBe(true);
    takeBack(first);
    expect(go.mock.calls).toEqual([[-21]]);
    const second = countTabEntries();
    expect(second.areTooMany()).toBe(false);
    takeBack(second);
    expect(go).toHaveBeenCalledOnce();
  });

  test('are taken back with the last of several frames', () => {
    const [one, other] = [countTabEntries(), countTabEntries()];
    add(3, one);
    takeBack(one);
    expect(go).not.toHaveBeenCalled();
    expect(other.areTooMany()).toBe(false);
    takeBack(other);
    expect(go.mock.calls).toEqual([[-3]]);
  });
});
