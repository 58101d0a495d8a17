// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentPlace, returnTo } from './place';

const scrollTo = vi.fn();
const scrollBy = vi.fn();

/** Puts a row, or what is in it, in the middle of the window, so far below its edge. */
function show(selector: string, top: number): void {
  const element = document.querySelector(selector);
  document.elementFromPoint = () => element;
  const row = element?.closest('[id]') ?? document.body;
  row.getBoundingClientRect = () => new DOMRect(0, top);
}

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main-content"><p>Lead</p><div id="row"><b>Name</b></div>
    <div hidden><p id="hidden">Tab</p></div><p id="_r_1_">React</p></main>`;
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('scrollY', 640);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a place', () => {
  test('is the way that the page is scrolled, and what is in the middle of the window', () => {
    show('#row b', 300);
    expect(currentPlace()).toEqual({ top: 640, middle: { id: 'row', top: 300 } });
  });

  test.for(['main p', '#_r_1_'])(
    'is only the way where nothing there has an address: %s',
    (middle) => {
      show(middle, 300);
      expect(currentPlace()).toEqual({ top: 640 });
    },
  );

  test('is found again after what is above it has changed its height', () => {
    show('#row', 340);
    returnTo({ top: 640, middle: { id: 'row', top: 300 } });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 640);
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 40);
  });

  test.for(['gone', 'hidden'])('is the way alone where what was in the middle is %s', (id) => {
    returnTo({ top: 640, middle: { id, top: 300 } });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 640);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
