// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markWords, findSentence } from './markWords';
import { fakeHighlights, markedWords } from '../../../../tests/unit/search/follow/fakeHighlights';
import { SAMPLE_PAGE } from '../../../../tests/unit/search/follow/samplePage';
import { textsIn } from './region';

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
    markWords(target('#first'), { words: ['ONE', 'tw', 'before'] });
    expect(markedWords(highlights)).toEqual(['One', 'tw']);
    expect(document.body.innerHTML).toBe(before);
  });

  test('keeps out of live demos', () => {
    const highlights = fakeHighlights();
    markWords(target('#demo'), { words: ['demo', 'option'] });
    expect(markedWords(highlights)).toEqual(['Demo', 'demo']);
  });

  test('falls back to matches inside words', () => {
    const highlights = fakeHighlights();
    markWords(target('#first'), { words: ['two', 'hre'] });
    expect(markedWords(highlights)).toEqual(['two', 'hre']);
  });

  test('removes only its own marks, not those made later', () => {
    const highlights = fakeHighlights();
    const unmarkFirst = markWords(target('#first'), { words: ['one'] });
    const unmarkSecond = markWords(target('#row'), { words: ['prop'] });
    unmarkFirst();
    expect(markedWords(highlights)).toEqual(['prop']);
    unmarkSecond();
    expect(markedWords(highlights)).toBeUndefined();
  });

  test('processes a long page in chunks, from the top', async () => {
    const highlights = fakeHighlights();
    beSlow();
    markWords(target('#row'), { words: ['prop', 'text'] });
    expect(markedWords(highlights)).toEqual(['prop']);
    await vi.runAllTimersAsync();
    expect(markedWords(highlights)).toEqual(['prop', 'text']);
  });

  test('stops in the middle of a long page when cancelled', async () => {
    const highlights = fakeHighlights();
    beSlow();
    const unmark = markWords(target('#row'), { words: ['prop', 'text'] });
    const marks = highlights.get('search-mark');
    unmark();
    await vi.runAllTimersAsync();
    expect([...(marks ?? [])].map(String)).toEqual(['prop']);
  });

  /** jsdom has no layout. */
  function placeSentence(top: number) {
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const place = () => ({ top, bottom: top + 20 }) as DOMRect;
    vi.stubGlobal('innerHeight', 600);
    Range.prototype.getBoundingClientRect = place;
    return scrollBy;
  }

  test.each([
    [100, []],
    [1000, [[{ top: 800, behavior: 'instant' }]]],
  ])('scrolls to a sentence below the screen: at %i px', (top, calls) => {
    fakeHighlights();
    const scrollBy = placeSentence(top);
    target('#first').getBoundingClientRect = () => ({ top: 0, bottom: 30 }) as DOMRect;
    markWords(target('#first'), { words: [], sentence: 'One two' });
    expect(scrollBy.mock.calls).toEqual(calls);
  });

  test('stays where a reader has scrolled to meanwhile', () => {
    fakeHighlights();
    const scrollBy = placeSentence(1000);
    target('#first').getBoundingClientRect = () => ({ top: -900, bottom: -870 }) as DOMRect;
    markWords(target('#first'), { words: [], sentence: 'One two' });
    expect(scrollBy).not.toHaveBeenCalled();
  });

  test('highlights the sentence below the words', () => {
    const highlights = fakeHighlights();
    placeSentence(100);
    const unmark = markWords(target('#first'), { words: ['two'], sentence: 'One two' });
    expect([...(highlights.get('search-sentence') ?? [])].map(String)).toEqual(['One two']);
    expect(markedWords(highlights)).toEqual(['two']);
    unmark();
    expect(highlights.size).toBe(0);
  });

  test('does nothing in a browser without highlights', () => {
    expect(() => markWords(target('#first'), { words: ['one'] })()).not.toThrow();
  });
});

function find(markup: string, sentence: string): string | undefined {
  document.body.innerHTML = markup;
  const body = document.createRange();
  body.selectNodeContents(document.body);
  return findSentence(textsIn(body), sentence)?.toString();
}

describe('the sentence of a hint is found on the page', () => {
  test.each([
    ['in one text', '<p>One. It clears the text. Two.</p>', 'It clears the text.'],
    ['across elements', '<p>It <b>clears</b> the <code>text</code>.</p>', 'It clears the text.'],
    ['across lines', '<p>It clears\n   the text.</p>', 'It clears the text.'],
    ['with special characters', '<p>What? A [b] (c) costs 1.</p>', 'A [b] (c) costs 1.'],
  ])('%s', (_, markup, sentence) => {
    expect(find(markup, sentence)?.replace(/\s+/g, ' ')).toBe(sentence);
  });

  test('in a cell, without the head of its column', () => {
    const row = '<table><tr><td>closed</td><td>onChange, onSelect</td></tr></table>';
    expect(find(row, 'Calls: onChange, onSelect')).toBe('onChange, onSelect');
  });

  test('unless the page says it in another way', () => {
    expect(find('<p>It clears nothing.</p>', 'It clears the text.')).toBeUndefined();
    expect(find('', 'It clears the text.')).toBeUndefined();
  });
});
