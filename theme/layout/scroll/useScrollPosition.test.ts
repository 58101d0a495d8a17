// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { Location } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stateOf } from '../../../src/search/dialog/follow/followedState';
import { STAY } from '../../../src/ui/scroll/stay';
import { useScrollPosition } from './useScrollPosition';

const scrollTo = vi.fn();
const scrollIntoView = vi.fn<(this: Element) => void>();

let keys = 0;

/**
 * An entry made by a script has a unique key; one made by a plain hash link has `default`.
 */
function entry(address: string, parts: Partial<Location> = {}): Location {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  keys += 1;
  return { pathname, search, hash, state: null, key: `key${keys}`, ...parts };
}

const plain = (address: string) => entry(address, { key: 'default' });

function start(location: Location) {
  const { rerender } = renderHook((shown: Location) => useScrollPosition(shown, shown), {
    initialProps: location,
  });
  return (to: Location) => {
    scrollTo.mockClear();
    scrollIntoView.mockClear();
    rerender(to);
  };
}

/** Ids of the elements that were scrolled into view. */
const landed = () => scrollIntoView.mock.contexts.map(({ id }) => id);
const focused = () => document.activeElement?.id;

function scrollPage(y: number): void {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  document.body.innerHTML = `
    <a id="link" href="/elsewhere">Link</a>
    <main><h1 id="title" tabindex="-1">Title</h1><h2 id="section">Section</h2><h2 id="other">Other</h2></main>`;
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  vi.unstubAllGlobals();
  scrollIntoView.mockClear();
});

describe('a history entry that only updates the address', () => {
  test('moves neither the page nor the focus', () => {
    const go = start(entry('/demo/single'));
    document.getElementById('link')?.focus();
    go(entry('/demo/single?demo=single&dir=rtl#section', { state: STAY }));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(landed()).toEqual([]);
    expect(focused()).toBe('link');
  });

  test('restores its scroll position when returning from another page', () => {
    const go = start(entry('/demo/single'));
    scrollPage(640);
    const framed = entry('/demo/single?demo=single&dir=rtl#section', { state: STAY });
    go(framed);
    go(entry('/demo'));
    go(framed);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  });

  test('scrolls to its section on another page', () => {
    const go = start(entry('/demo'));
    go(entry('/demo/single?demo=single&dir=rtl#section', { state: STAY }));
    expect(landed()).toEqual(['section']);
  });
});

describe('after a navigation', () => {
  test('a new page starts at the top, with focus on its heading', () => {
    const go = start(entry('/'));
    go(entry('/demo'));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(focused()).toBe('title');
  });

  test('a section of a new page is scrolled to and focused', () => {
    const go = start(entry('/'));
    go(entry('/demo#section'));
    expect(landed()).toEqual(['section']);
    expect(focused()).toBe('section');
  });

  test('a section of the same page is scrolled to and focused, again when its address is already current', () => {
    const go = start(entry('/'));
    go(entry('/#section'));
    scrollPage(3000);
    document.getElementById('link')?.focus();
    go(entry('/#section'));
    expect(landed()).toEqual(['section']);
    expect(focused()).toBe('section');
  });

  test('a section that loads late takes focus from the heading once it is there', async () => {
    const go = start(entry('/'));
    go(entry('/demo#late'));
    expect(focused()).toBe('title');
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h2 id="late">Late</h2>');
    await vi.waitFor(() => expect(focused()).toBe('late'));
    expect(landed()).toEqual(['late']);
  });

  test.each([
    ['/#section', 'section'],
    ['/', 'title'],
  ])('going back to %s restores the scroll position, with focus on the %s', (address, focus) => {
    const home = entry(address);
    const go = start(home);
    scrollPage(1200);
    go(entry('/demo'));
    go(home);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 1200);
    expect(landed()).toEqual([]);
    expect(focused()).toBe(focus);
  });

  test('a position scrolled to before the code loaded is restored as well', () => {
    vi.stubGlobal('scrollY', 700);
    const home = entry('/');
    const go = start(home);
    go(entry('/demo'));
    go(home);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 700);
  });

  test('selecting another tab keeps the focus on the tab', () => {
    const go = start(entry('/'));
    document.getElementById('link')?.focus();
    go(entry('/?tab=migration'));
    expect(focused()).toBe('link');
  });

  test('a search result for the whole page scrolls to the top and focuses its heading', () => {
    const go = start(entry('/'));
    document.getElementById('link')?.focus();
    go(entry('/', { state: stateOf({ words: ['title'] }) }));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(focused()).toBe('title');
  });

  test('plain hash links are left to the browser, even to a position left before', () => {
    const go = start(plain('/'));
    go(plain('/#section'));
    scrollPage(900);
    go(plain('/#other'));
    go(plain('/#section'));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(landed()).toEqual([]);
  });

  test('the first page is left to the browser', () => {
    start(plain('/#section'));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(landed()).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });

  test('a section inside a tab of the first page is scrolled to when the tab is selected', async () => {
    const panel = document.createElement('div');
    panel.hidden = true;
    panel.innerHTML = '<h2 id="in-tab">In the tab</h2>';
    document.querySelector('main')?.append(panel);
    start(plain('/?tab=more#in-tab'));
    expect(landed()).toEqual([]);
    panel.hidden = false;
    await vi.waitFor(() => expect(landed()).toEqual(['in-tab']));
    expect(focused()).toBe('in-tab');
  });
});

describe('a section that the browser goes to, shown later than its address', () => {
  function follow(): () => void {
    const [home, section] = [plain('/'), plain('/#section')];
    const { rerender } = renderHook(({ location, shown }) => useScrollPosition(location, shown), {
      initialProps: { location: home, shown: home },
    });
    rerender({ location: section, shown: home });
    return () => rerender({ location: section, shown: section });
  }

  test('gets the focus that the browser took away', () => {
    document.getElementById('link')?.focus();
    const show = follow();
    document.getElementById('link')?.blur();
    show();
    expect(focused()).toBe('section');
  });

  test('does not take it from what the reader has moved it to meanwhile', () => {
    const show = follow();
    document.getElementById('link')?.focus();
    show();
    expect(focused()).toBe('link');
  });
});
