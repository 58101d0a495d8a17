// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lastPressScript } from '../page/lastPress';
import { singleKeyScript } from '../page/singleKey';
import { LOAD_FAILURE_NOTICE } from '../page/loadFailure';
import { replayPress } from './replayPress';
import { LOAD_FAILURE_ID } from '../contract';

let heard: string[] = [];

beforeAll(() => {
  (0, eval)(`${singleKeyScript()};${lastPressScript()}`);
});

beforeEach(() => {
  document.body.innerHTML = `
    <button id="header">Search</button>
    <a id="link" href="#x">Link</a>
    <a id="tab" role="tab" href="#more">More</a>
    <section data-part><button id="edit">Edit</button>
      <div data-part id="stage"><button id="clear">Clear</button>
        <input id="select" role="combobox"><input id="field"></div>
    </section>`;
});

afterEach(() => {
  heard = [];
  vi.useRealTimers();
});

function press(selector: string, ...types: string[]): void {
  for (const type of types)
    document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
}

function pressKey(selector: string, key: string, init: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
}

/** Hears what is replayed on an element. */
function listen(selector: string): void {
  for (const type of ['keydown', 'keyup'] as const) {
    document
      .querySelector<HTMLElement>(selector)
      ?.addEventListener(type, ({ key, keyCode }) => heard.push(`${type} ${key} ${keyCode}`));
  }
  for (const type of ['mousedown', 'mouseup', 'click']) {
    document
      .querySelector(selector)
      ?.addEventListener(type, (event) => heard.push(`${event.type} ${selector}`));
  }
}

const part = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
};

/** Clicks on the tab, and tells whether the browser was kept from following it. */
function clickOnTab(init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  part('#tab').dispatchEvent(event);
  return event.defaultPrevented;
}

test('a click is done again when the part around it reacts', () => {
  press('#edit', 'mousedown', 'click');
  listen('#edit');
  replayPress(part('section'));
  expect(heard).toEqual(['mousedown #edit', 'mouseup #edit', 'click #edit']);
});

test('a button that is still down is pressed again and not released', () => {
  press('#clear', 'mousedown');
  listen('#clear');
  replayPress(part('#stage'));
  expect(heard).toEqual(['mousedown #clear']);
});

test('a press waits for its own part', () => {
  press('#clear', 'mousedown', 'click');
  listen('#clear');
  replayPress(document.body);
  replayPress(part('section'));
  expect(heard).toEqual([]);
  replayPress(part('#stage'));
  expect(heard).toHaveLength(3);
});

test('a press outside of all parts waits for the body', () => {
  press('#header', 'mousedown', 'click');
  listen('#header');
  replayPress(part('section'));
  expect(heard).toEqual([]);
  replayPress(document.body);
  expect(heard).toHaveLength(3);
});

test('a press is done again once', () => {
  press('#edit', 'mousedown', 'click');
  replayPress(part('section'));
  listen('#edit');
  replayPress(part('section'));
  expect(heard).toEqual([]);
});

test('a press that is still under way is left to what reacts meanwhile', () => {
  const react = () => replayPress(part('section'));
  part('section').addEventListener('mousedown', react, { capture: true, once: true });
  listen('#edit');
  press('#edit', 'mousedown');
  expect(heard).toEqual(['mousedown #edit']);
  replayPress(part('section'));
  expect(heard).toHaveLength(1);
});

test('only the last press is done again', () => {
  press('#edit', 'mousedown', 'click');
  press('#clear', 'mousedown', 'click');
  listen('#edit');
  replayPress(part('section'));
  expect(heard).toEqual([]);
});

test('a key that opens a select is pressed again when the select reacts, with its code', () => {
  pressKey('#select', 'ArrowDown', { keyCode: 40 });
  listen('#select');
  replayPress(part('section'));
  expect(heard).toEqual([]);
  replayPress(part('#stage'));
  expect(heard).toEqual(['keydown ArrowDown 40', 'keyup ArrowDown 40']);
});

test.each([
  ['#select', 'a', {}],
  ['#select', 'Backspace', {}],
  ['#select', 'ArrowDown', { altKey: true }],
  ['#field', 'ArrowDown', {}],
] as const)('in %s, %s with %o is not pressed again', (selector, key, init) => {
  pressKey(selector, key, init);
  listen(selector);
  replayPress(part('#stage'));
  expect(heard).toEqual([]);
});

test('a shortcut of one key is pressed again when the page reacts, but not one that is text', () => {
  pressKey('#header', '?');
  listen('#header');
  replayPress(document.body);
  expect(heard).toEqual(['keydown ? 0', 'keyup ? 0']);
  pressKey('#field', '?');
  expect(window.lastPress).toBeUndefined();
});

test('any key counts as a press', () => {
  delete window.wasPressed;
  pressKey('body', 'x');
  expect(window.wasPressed).toBe(true);
});

test('links are left to the browser', () => {
  press('#link', 'mousedown', 'click');
  listen('#link');
  replayPress(document.body);
  expect(heard).toEqual([]);
});

test('a press is forgotten after ten seconds', () => {
  press('#edit', 'mousedown', 'click');
  listen('#edit');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);
  replayPress(part('section'));
  vi.restoreAllMocks();
  expect(heard).toEqual([]);
});

test('a tab that is a link is followed where scripts did not arrive', () => {
  document.body.insertAdjacentHTML('beforeend', LOAD_FAILURE_NOTICE);
  expect(clickOnTab()).toBe(true);
  part(`#${LOAD_FAILURE_ID}`).removeAttribute('hidden');
  expect(clickOnTab()).toBe(false);
});

test('a tab that is a link is pressed like other tabs, unless it is to open elsewhere', () => {
  expect(clickOnTab({ ctrlKey: true })).toBe(false);
  expect(window.lastPress).toBeUndefined();
  expect(clickOnTab()).toBe(true);
  listen('#tab');
  replayPress(document.body);
  expect(heard).toEqual(['mousedown #tab', 'mouseup #tab', 'click #tab']);
});
