// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFirstIntent } from '../../../theme/start/intent';

const listener = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<p>Text</p><a href="/x">Link</a><button><b>Edit</b></button>';
  onFirstIntent(window, listener);
});

afterEach(() => {
  // Removes the listeners of a test in which nothing happened.
  window.dispatchEvent(new KeyboardEvent('keydown'));
  listener.mockClear();
});

const fire = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test('a pointer that crosses text is no intent', () => {
  fire('p', 'pointerover');
  fire('p', 'touchstart');
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  ['a', 'pointerover'],
  ['b', 'pointerdown'],
  ['button', 'touchstart'],
  ['a', 'focusin'],
  ['p', 'keydown'],
])('%s: %s is an intent', (selector, type) => {
  fire(selector, type);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('only the first intent counts', () => {
  fire('a', 'pointerover');
  fire('button', 'pointerdown');
  fire('p', 'keydown');
  expect(listener).toHaveBeenCalledTimes(1);
});
