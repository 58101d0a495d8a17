import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { isSearchShortcut, earlySearchScript } from './earlyScript';
import { singleKeyScript } from '../../document/page/singleKey';
import { SEARCH_STATE } from '../../document/contract';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('the shortcut', () => {
  test('uses Command on Apple keyboards and Control elsewhere', () => {
    expect(isSearchShortcut({ ...plain, key: 'k', metaKey: true }, true)).toBe(true);
    expect(isSearchShortcut({ ...plain, key: 'K', ctrlKey: true }, false)).toBe(true);
    expect(isSearchShortcut({ ...plain, key: 'k', ctrlKey: true }, true)).toBe(false);
    expect(isSearchShortcut({ ...plain, key: 'k', metaKey: true }, false)).toBe(false);
  });

  test.each(['altKey', 'shiftKey', 'metaKey'] as const)(
    'does not match with %s as well',
    (modifier) => {
      const press = { ...plain, key: 'k', ctrlKey: true, [modifier]: true };
      expect(isSearchShortcut(press, false)).toBe(false);
    },
  );
});

describe("input before the page's code has loaded", () => {
  function start(button = '<button class="search-button"><span>Search</span></button>') {
    const script = `${singleKeyScript()};${earlySearchScript()}`;
    const { window } = new JSDOM(`${button}<p>Text</p><script>${script}</script>`, {
      runScripts: 'dangerously',
    });
    const { document } = window;
    return {
      document,
      state: () => document.documentElement.getAttribute(SEARCH_STATE),
      press: (key: string, init: object = { ctrlKey: true }) =>
        document.body.dispatchEvent(
          new window.KeyboardEvent('keydown', { key, ...init, bubbles: true, cancelable: true }),
        ),
    };
  }

  test('is remembered when it is the shortcut, whose browser default is prevented', () => {
    const { press, state } = start();
    expect(press('k')).toBe(false);
    expect(state()).toBe('wanted');
  });

  test('is remembered when it is the shortcut of one key', () => {
    const { press, state } = start();
    expect(press('/', {})).toBe(false);
    expect(state()).toBe('wanted');
  });

  test('is remembered when it is a press on the button', () => {
    const { document, state } = start();
    document.querySelector('span')?.click();
    expect(state()).toBe('wanted');
  });

  test('is left alone when it is anything else', () => {
    const { document, press, state } = start();
    expect(press('k', {})).toBe(true);
    expect(press('j')).toBe(true);
    document.querySelector('p')?.click();
    expect(state()).toBeNull();
  });

  test('is left to the browser on a page without search', () => {
    const { press, state } = start('');
    expect(press('k')).toBe(true);
    expect(state()).toBeNull();
  });

  test('is handled by the page once it listens', () => {
    const { document, press, state } = start();
    document.documentElement.setAttribute(SEARCH_STATE, 'ready');
    expect(press('k')).toBe(true);
    expect(state()).toBe('ready');
  });
});
