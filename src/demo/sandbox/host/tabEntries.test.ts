// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { countTabEntries, type TabEntries } from './tabEntries';

/** Adds entries as a frame does, which leaves the one of the page as it is. */
function add(count: number, entries?: TabEntries): void {
  for (let n = 0; n < count; n += 1) {
    history.pushState(history.state, '');
    entries?.onMoved();
  }
}

/** Goes to another place of the page, as its router does. */
const goOn = (key: string) => history.pushState({ key }, '', `?${key}`);

describe('the entries of a frame in the history of the tab', () => {
  beforeEach(() => goOn(`start-${Math.random()}`));

  test('are too many from the twenty-first on', () => {
    const entries = countTabEntries();
    add(20, entries);
    expect(entries.areTooMany()).toBe(false);
    add(1, entries);
    expect(entries.areTooMany()).toBe(true);
    entries.stop();
  });

  test('do not count when the page has gone on after them', () => {
    const entries = countTabEntries();
    add(15);
    goOn('further');
    add(15);
    expect(entries.areTooMany()).toBe(false);
    entries.stop();
  });

  test('do not count for another frame once their own has gone', () => {
    const [one, other] = [countTabEntries(), countTabEntries()];
    add(21);
    expect(one.areTooMany()).toBe(true);
    one.stop();
    expect(other.areTooMany()).toBe(false);
    other.stop();
  });
});
