// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blockStorage } from '../support/blockStorage';
import { createColorStore } from '../../../src/color/store';

let systemIsDark = false;
let systemListeners: (() => void)[] = [];

beforeEach(() => {
  systemIsDark = false;
  systemListeners = [];
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_: string, listener: () => void) => systemListeners.push(listener),
  }));
});

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shown = () => document.documentElement.getAttribute('data-prefers-color');

describe('the colour store', () => {
  test('starts with what is stored', () => {
    localStorage.setItem('dumi:prefers-color', 'dark');
    expect(createColorStore(window).get()).toBe('dark');
    expect(shown()).toBe('dark');
  });

  test('stores a choice, applies it and notifies its listeners', () => {
    const store = createColorStore(window);
    const listener = vi.fn();
    store.subscribe(listener);
    store.set('dark');
    expect(localStorage.getItem('dumi:prefers-color')).toBe('dark');
    expect(shown()).toBe('dark');
    expect(listener).toHaveBeenCalledOnce();
  });

  test('does not notify after unsubscribing', () => {
    const store = createColorStore(window);
    const listener = vi.fn();
    store.subscribe(listener)();
    store.set('dark');
    expect(listener).not.toHaveBeenCalled();
  });

  test('follows the operating system in auto only (F1)', () => {
    const store = createColorStore(window);
    const change = () => systemListeners.forEach((listener) => listener());
    systemIsDark = true;
    change();
    expect(shown()).toBe('light');
    store.set('auto');
    expect(shown()).toBe('dark');
    systemIsDark = false;
    change();
    expect(shown()).toBe('light');
  });

  test('adopts a choice made in another tab', () => {
    const store = createColorStore(window);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'dumi:prefers-color', newValue: 'dark' }),
    );
    expect(store.get()).toBe('dark');
    expect(shown()).toBe('dark');
  });

  test('works for the page when storage throws (F2)', () => {
    blockStorage();
    const store = createColorStore(window);
    store.set('dark');
    expect(store.get()).toBe('dark');
    expect(shown()).toBe('dark');
  });

  test('reads and writes the storage of the page it is given', () => {
    localStorage.setItem('dumi:prefers-color', 'dark');
    const page = document.body.appendChild(document.createElement('iframe')).contentWindow;
    if (!page) throw new Error('the frame has no window');
    page.matchMedia = (query) => window.matchMedia(query);
    Object.defineProperty(page, 'localStorage', { value: undefined });
    const store = createColorStore(page);
    expect(store.get()).toBe('light');
    store.set('auto');
    expect(localStorage.getItem('dumi:prefers-color')).toBe('dark');
  });
});
