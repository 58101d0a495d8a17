// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markTarget } from './markTarget';
import { fakeHighlights, markedWords } from '../../../../tests/unit/search/follow/fakeHighlights';
import { SAMPLE_PAGE } from '../../../../tests/unit/search/follow/samplePage';

let highlights: ReturnType<typeof fakeHighlights>;
let end = () => undefined as void;

function show(words: string[]): HTMLElement {
  const target = document.querySelector<HTMLElement>('#row') ?? document.body;
  end = markTarget(target, { words });
  return target;
}

const isMarked = () => document.querySelector('[data-followed]') !== null;

beforeEach(() => {
  document.body.innerHTML = SAMPLE_PAGE;
  highlights = fakeHighlights();
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the target of a search result', () => {
  test('the target and its words are marked until Escape, even when a select stops the event, and the select still gets the key', async () => {
    expect(show(['prop']).dataset.followed).toBe('');
    await vi.waitFor(() => expect(markedWords(highlights)).toEqual(['prop']));
    const select = document.querySelector('select');
    const onKeyDown = vi.fn((event: Event) => event.stopPropagation());
    select?.addEventListener('keydown', onKeyDown);
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    select?.dispatchEvent(key);
    expect(onKeyDown).toHaveBeenCalledOnce();
    expect(key.defaultPrevented).toBe(false);
    expect(isMarked()).toBe(false);
    expect(markedWords(highlights)).toBeUndefined();
  });

  test('other keys leave the marks', () => {
    show(['prop']);
    for (const key of ['Tab', 'Enter', 'ArrowDown', 'a'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(isMarked()).toBe(true);
  });

  test('the marks disappear by themselves after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    show(['prop']);
    await vi.waitFor(() => expect(markedWords(highlights)).toEqual(['prop']));
    vi.advanceTimersByTime(6000);
    expect(isMarked()).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(isMarked()).toBe(false);
    expect(markedWords(highlights)).toBeUndefined();
  });

  test('ending before the code has loaded marks no words', async () => {
    show(['prop']);
    end();
    await vi.dynamicImportSettled();
    await Promise.resolve();
    expect(markedWords(highlights)).toBeUndefined();
    expect(isMarked()).toBe(false);
  });
});
