import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { choiceScript } from './choiceScript';
import { CODE_LANGUAGE } from '../../document/contract';

const KEY = 'dumi:prefers-color';
const KEY_OF_MANAGER = 'a-docs:package-manager';
const SWITCH = ['light', 'dark', 'auto']
  .map((choice) => `<input type="radio" name="choice-colorPreference1" value="${choice}">`)
  .join('');

const LIST = ['npm', 'pnpm'].map((manager) => `<option>${manager}</option>`).join('');
const LISTS = [1, 2]
  .map((id) => `<select name="choice-packageManager${id}">${LIST}</select>`)
  .join('');

const COMMANDS = '<span data-npm="npm i a" data-pnpm="pnpm add a">npm i a</span>';

interface Visitor {
  stored?: string;
  /** The package manager that is stored. */
  manager?: string;
  systemIsDark?: boolean;
  /** Cookies, and with them the storage, are blocked. */
  isBlocked?: boolean;
}

/** A document with the script in its head and a switch, as `visitor` sees it. */
function open({ stored, manager, systemIsDark = false, isBlocked = false }: Visitor) {
  const system = Object.assign(new EventTarget(), { matches: systemIsDark });
  const { window } = new JSDOM(
    `<script>${choiceScript('a')}</script><fieldset>${SWITCH}</fieldset>${LISTS}${COMMANDS}`,
    {
      runScripts: 'dangerously',
      pretendToBeVisual: true,
      url: 'https://example.com/',
      beforeParse(page) {
        Object.assign(page, { matchMedia: () => system });
        if (stored !== undefined) page.localStorage.setItem(KEY, stored);
        if (manager !== undefined) page.localStorage.setItem(KEY_OF_MANAGER, manager);
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
    expect(choiceScript('a')).not.toMatch(/<\/script|<!--/i);
  });
});

test('the language of code is told by the root element', () => {
  const { window } = open({});
  const told = () => window.document.documentElement.getAttribute(CODE_LANGUAGE);
  expect(told()).toBe('typescript');
  window.localStorage.setItem('a-docs:code', 'javascript');
  window.dispatchEvent(new window.Event('storage'));
  expect(told()).toBe('javascript');
});

describe('the package manager', () => {
  const managersIn = (window: JSDOM['window']) => [
    window.document.querySelector('[data-npm]')?.textContent,
    ...[...window.document.querySelectorAll('select')].map(({ value }) => value),
  ];

  test('is npm until another is chosen, which then holds for all lists and is stored', () => {
    const { window } = open({});
    expect(managersIn(window)).toEqual(['npm i a', 'npm', 'npm']);
    const list = window.document.querySelector('select');
    if (list) list.value = 'pnpm';
    list?.dispatchEvent(new window.Event('change', { bubbles: true }));
    expect(managersIn(window)).toEqual(['pnpm add a', 'pnpm', 'pnpm']);
    expect(window.localStorage.getItem(KEY_OF_MANAGER)).toBe('pnpm');
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  test('is read again where another tab has stored one', () => {
    const { window } = open({});
    window.localStorage.setItem(KEY_OF_MANAGER, 'pnpm');
    window.dispatchEvent(new window.Event('storage'));
    expect(managersIn(window)).toEqual(['pnpm add a', 'pnpm', 'pnpm']);
  });

  test('is npm on paper', () => {
    const { window } = open({ manager: 'pnpm' });
    const shown = () => window.document.querySelector('[data-npm]')?.textContent;
    expect(shown()).toBe('pnpm add a');
    window.dispatchEvent(new window.Event('beforeprint'));
    expect(shown()).toBe('npm i a');
    window.dispatchEvent(new window.Event('afterprint'));
    expect(shown()).toBe('pnpm add a');
  });

  test('is shown in fields that come later than the document', () => {
    const { window } = open({ manager: 'pnpm' });
    const [list] = window.document.querySelectorAll('select');
    if (list) list.value = 'npm';
    window.dispatchEvent(new window.Event('fields-came'));
    expect(managersIn(window)).toEqual(['pnpm add a', 'pnpm', 'pnpm']);
  });

  test('is not what another field of the page is changed to', () => {
    const { window } = open({});
    const field = window.document.createElement('select');
    window.document.body.append(field);
    field.dispatchEvent(new window.Event('change', { bubbles: true }));
    expect(window.localStorage.length).toBe(0);
  });
});
