import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { STORED } from '../../lib/stored';
import { SINGLE_KEYS_OFF, singleKeyScript } from './singleKey';

const { window } = new JSDOM(
  `<button><b>Press</b></button><input type="radio"><input type="text"><textarea></textarea>
  <select></select><div contenteditable><p>Code</p></div><dialog><button id="close"></button></dialog>
  <script>${singleKeyScript()}</script>`,
  { runScripts: 'dangerously', url: 'https://docs.example/' },
);

/** Whether a press of `?` on an element is a shortcut. */
function isShortcut(selector: string, init: KeyboardEventInit = {}): boolean | undefined {
  let is: boolean | undefined;
  const target = window.document.querySelector(selector);
  target?.addEventListener(
    'keydown',
    (event) => (is = window.isSingleKey?.(event as KeyboardEvent, '?')),
    { once: true },
  );
  target?.dispatchEvent(new window.KeyboardEvent('keydown', { key: '?', bubbles: true, ...init }));
  return is;
}

test.each(['body', 'b', '[type=radio]'])('a key on %s is a shortcut, with Shift as well', (on) => {
  expect(isShortcut(on)).toBe(true);
  expect(isShortcut(on, { shiftKey: true })).toBe(true);
});

test.each(['[type=text]', 'textarea', 'select', 'p'])('a key that is text in %s is none', (on) => {
  expect(isShortcut(on)).toBe(false);
});

test.each([
  { key: '/' },
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { repeat: true },
  { isComposing: true },
])('%o is none', (init) => {
  expect(isShortcut('b', init)).toBe(false);
});

test('no key is one below an open dialog', () => {
  const dialog = window.document.querySelector('dialog');
  dialog?.setAttribute('open', '');
  expect(isShortcut('#close')).toBe(false);
  expect(isShortcut('b')).toBe(false);
  dialog?.removeAttribute('open');
});

test('no key is one for a reader who has switched them off', () => {
  window.localStorage.setItem(STORED.singleKeys.key, SINGLE_KEYS_OFF);
  expect(isShortcut('b')).toBe(false);
  window.localStorage.clear();
  expect(isShortcut('b')).toBe(true);
});
