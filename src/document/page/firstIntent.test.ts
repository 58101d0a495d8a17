// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onFirstIntent } from './firstIntent';

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
  fire('p', 'click');
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  ['a', 'pointerover'],
  ['b', 'pointerdown'],
  ['button', 'touchstart'],
  ['a', 'focusin'],
  ['p', 'keydown'],
  ['b', 'click'],
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

describe('in a part of the page', () => {
  const onStage = vi.fn();
  let wait: AbortController;

  beforeEach(() => {
    const stage = document.createElement('section');
    stage.dataset.stage = '';
    stage.innerHTML = '<em>Tag</em><input>';
    document.body.append(stage);
    onStage.mockClear();
    wait = new AbortController();
    onFirstIntent(stage, onStage, wait);
  });

  test.each([
    ['em', 'pointerdown'],
    ['em', 'touchstart'],
    ['input', 'pointerover'],
    ['input', 'focusin'],
    ['em', 'click'],
  ])('%s: %s is an intent, once', (selector, type) => {
    fire(selector, type);
    fire(selector, type);
    expect(onStage).toHaveBeenCalledTimes(1);
  });

  test('neither a pointer that crosses it is one, nor anything elsewhere', () => {
    fire('em', 'pointerover');
    fire('a', 'focusin');
    window.dispatchEvent(new KeyboardEvent('keydown'));
    expect(onStage).not.toHaveBeenCalled();
  });

  test('nothing is one after the wait has ended', () => {
    wait.abort();
    fire('input', 'focusin');
    expect(onStage).not.toHaveBeenCalled();
  });
});
