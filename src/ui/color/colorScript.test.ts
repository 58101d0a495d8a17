import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { colorScript } from './colorScript';

const KEY = 'dumi:prefers-color';
const SWITCH = ['light', 'dark', 'auto']
  .map((choice) => `<input type="radio" name="color" value="${choice}">`)
  .join('');

interface Visitor {
  stored?: string;
  systemIsDark?: boolean;
  /** Cookies, and with them the storage, are blocked. */
  isBlocked?: boolean;
}

/** A document with the script in its head and a switch, as `visitor` sees it. */
function open({ stored, systemIsDark = false, isBlocked = false }: Visitor) {
  const system = Object.assign(new EventTarget(), { matches: systemIsDark });
  const { window } = new JSDOM(
    `<script>${colorScript()}</script><fieldset class="color-switch">${SWITCH}</fieldset>`,
    {
      runScripts: 'dangerously',
      url: 'https://example.com/',
      beforeParse(page) {
        Object.assign(page, { matchMedia: () => system });
        if (stored !== undefined) page.localStorage.setItem(KEY, stored);
        const blocked = () => {
          throw new Error('SecurityError');
        };
        if (isBlocked) Object.defineProperty(page, 'localStorage', { get: blocked });
      },
    },
  );
  const { document } = window;
  document.dispatchEvent(new window.Event('DOMContentLoaded', { bubbles: true }));
  const choice = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`);
  return {
    window,
    shown: () => document.documentElement.getAttribute('data-prefers-color'),
    checked: () => document.querySelector<HTMLInputElement>(':checked')?.value,
    press: (value: string) => choice(value)?.click(),
    becomes(isDark: boolean) {
      system.matches = isDark;
      system.dispatchEvent(new Event('change'));
    },
  };
}

describe('the script that shows the colours (F3)', () => {
  test.each([
    [{ stored: 'dark' }, 'dark', 'dark'],
    [{ stored: 'auto', systemIsDark: true }, 'dark', 'auto'],
    [{ stored: 'auto' }, 'light', 'auto'],
    [{ systemIsDark: true }, 'light', 'light'],
    [{ stored: 'purple', systemIsDark: true }, 'light', 'light'],
    [{ stored: 'dark'.repeat(30) }, 'light', 'light'],
    [{ stored: 'dark', isBlocked: true }, 'light', 'light'],
  ] as const)(
    'shows what is stored, in the page and in the switch: %j',
    (visitor, scheme, choice) => {
      const page = open(visitor);
      expect(page.shown()).toBe(scheme);
      expect(page.checked()).toBe(choice);
    },
  );

  test('stores a choice and shows it', () => {
    const page = open({});
    page.press('dark');
    expect([page.shown(), page.checked()]).toEqual(['dark', 'dark']);
    expect(page.window.localStorage.getItem(KEY)).toBe('dark');
  });

  test('keeps a choice for the page when storage throws (F2)', () => {
    const page = open({ isBlocked: true });
    page.press('dark');
    page.window.dispatchEvent(new page.window.Event('pageshow'));
    expect([page.shown(), page.checked()]).toEqual(['dark', 'dark']);
  });

  test('follows the operating system in auto only (F1)', () => {
    const page = open({});
    page.becomes(true);
    expect(page.shown()).toBe('light');
    page.press('auto');
    expect(page.shown()).toBe('dark');
    page.becomes(false);
    expect(page.shown()).toBe('light');
  });

  test.each(['storage', 'pageshow'])('reads again what is stored on %s', (type) => {
    const page = open({});
    page.window.localStorage.setItem(KEY, 'dark');
    page.window.dispatchEvent(new page.window.Event(type));
    expect([page.shown(), page.checked()]).toEqual(['dark', 'dark']);
  });

  test('does not take what the browser unchecks for a choice', () => {
    const page = open({ stored: 'dark' });
    const light = page.window.document.querySelector('[value=light]');
    light?.dispatchEvent(new page.window.Event('change', { bubbles: true }));
    expect(page.checked()).toBe('dark');
  });

  test('can be put into a script element', () => {
    expect(colorScript()).not.toMatch(/<\/script|<!--/i);
  });
});
