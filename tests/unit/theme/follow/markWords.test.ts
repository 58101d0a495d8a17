import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markWords } from '../../../../theme/follow/markWords';
import { fakeHighlights, markedWords } from './fakeHighlights';
import { SAMPLE_PAGE } from './samplePage';

const target = (selector: string) => document.querySelector(selector) ?? document.body;

beforeEach(() => {
  document.body.innerHTML = SAMPLE_PAGE;
});

afterEach(() => {
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

  test('ends with what it began, and not with marks made later', () => {
    const highlights = fakeHighlights();
    const unmarkFirst = markWords(target('#first'), ['one']);
    const unmarkSecond = markWords(target('#row'), ['prop']);
    unmarkFirst();
    expect(markedWords(highlights)).toEqual(['prop']);
    unmarkSecond();
    expect(markedWords(highlights)).toBeUndefined();
  });

  test('does nothing in a browser without highlights', () => {
    expect(() => markWords(target('#first'), ['one'])()).not.toThrow();
  });
});
