// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pressOf } from './press';

/** A key that goes down on an element of this kind. */
function key(init: KeyboardEventInit, tag = 'button'): string | undefined {
  const event = new KeyboardEvent('keydown', init);
  document.createElement(tag).dispatchEvent(event);
  return pressOf(event);
}

test.each([
  [{ key: 'ArrowRight' }, 'ArrowRight'],
  [{ key: ' ' }, 'Space'],
  [{ key: 'Tab', shiftKey: true }, 'Shift+Tab'],
  [{ key: 'Shift', shiftKey: true }, undefined],
  [{ key: 'a' }, 'a'],
])('a key %o is %s', (init, press) => expect(key(init)).toBe(press));

test('typed text is no press, but keys that do something to it are', () => {
  expect(key({ key: 'a' }, 'input')).toBeUndefined();
  expect(key({ key: 'a', ctrlKey: true }, 'input')).toBe('Control+a');
  expect(key({ key: 'Enter' }, 'input')).toBe('Enter');
});

test('a click is one, unless a key has made it', () => {
  expect(pressOf(new MouseEvent('click', { detail: 1 }))).toBe('click');
  expect(pressOf(new MouseEvent('click', { detail: 0 }))).toBeUndefined();
});
