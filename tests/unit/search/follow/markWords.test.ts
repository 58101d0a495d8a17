// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markWords } from '../../../../theme/search/follow/markWords';
import { fakeHighlights, markedWords } from './fakeHighlights';
import { SAMPLE_PAGE } from './samplePage';

const target = (selector: string) => document.querySelector(selector) ?? document.body;

/** Makes every text take longer than a slice. */
function beSlow(): void {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 6));
}

beforeEach(() => {
  document.body.innerHTML = SAMPLE_PAGE;
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('marking words', () => {
  test('highlights them at the target, and leaves the document as it was', () => {
    const highlights = fakeHighlights();
    const before = document.body.innerHTML;
    markWords(target('#first'), ['ONE', 'tw', 'before']);
    expect(markedWords(highlights)).toEqual(['One', 'tw']);
    expect(document.body.innerHTML).toBe(before);
  });

  test('keeps out of live demos', () => {
    const highlights = fakeHighlights();
    markWords(target('#demo'), ['demo', 'option']);
    expect(markedWords(highlights)).toEqual(['Demo', 'demo']);
  });

  test('falls back to matches inside words', () => {
    const highlights = fakeHighlights();
    markWords(target('#first'), ['two', 'hre']);
    expect(markedWords(highlights)).toEqual(['two', 'hre']);
  });

  test('removes only its own marks, not those made later', () => {
    const highlights = fakeHighlights();
    const unmarkFirst = markWords(target('#first'), ['one']);
    const unmarkSecond = markWords(target('#row'), ['prop']);
    unmarkFirst();
    expect(markedWords(highlights)).toEqual(['prop']);
    unmarkSecond();
    expect(markedWords(highlights)).toBeUndefined();
  });

  test('processes a long page in chunks, from the top', async () => {
    const highlights = fakeHighlights();
    beSlow();
    markWords(target('#row'), ['prop', 'text']);
    expect(markedWords(highlights)).toEqual(['prop']);
    await vi.runAllTimersAsync();
    expect(markedWords(highlights)).toEqual(['prop', 'text']);
  });

  test('stops in the middle of a long page when cancelled', async () => {
    const highlights = fakeHighlights();
    beSlow();
    const unmark = markWords(target('#row'), ['prop', 'text']);
    const marks = highlights.get('search-mark');
    unmark();
    await vi.runAllTimersAsync();
    expect([...(marks ?? [])].map(String)).toEqual(['prop']);
  });

  test('does nothing in a browser without highlights', () => {
    expect(() => markWords(target('#first'), ['one'])()).not.toThrow();
  });
});
