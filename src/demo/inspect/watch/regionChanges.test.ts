// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { regionChanges } from './regionChanges';

let records: MutationRecord[];

function after(html: string, change: (root: HTMLElement) => void) {
  document.body.innerHTML = html;
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  change(document.body);
  records = observer.takeRecords();
  observer.disconnect();
  return regionChanges(records);
}

function first(root: HTMLElement): Element {
  const element = root.querySelector('*');
  if (!element) throw new Error('There is no element.');
  return element;
}

beforeEach(() => {
  document.body.innerHTML = '';
});

const polite = { kind: 'region', isAssertive: false, isNew: false };

test.each([
  ['<p aria-live="polite"></p>', 'a'],
  ['<p role="status"></p>', 'a'],
  ['<output></output>', 'a'],
])('%s announces its new text', (html, text) => {
  expect(after(html, (root) => (first(root).textContent = text))).toEqual([{ ...polite, text }]);
});

test('an alert is assertive', () => {
  const said = after('<p role="alert"></p>', (root) => (first(root).textContent = 'No'));
  expect(said).toEqual([{ ...polite, text: 'No', isAssertive: true }]);
});

test('a status is announced as a whole, a log only its additions', () => {
  const append = (root: HTMLElement) => first(root).append(' second');
  expect(after('<p role="status">first</p>', append)[0]?.text).toBe('first second');
  expect(after('<p role="log">first</p>', append)[0]?.text).toBe('second');
});

test('a region added together with its text is marked, as rc-select adds one on focus', () => {
  const said = after('<div></div>', (root) => {
    first(root).innerHTML = '<span aria-live="polite">Lisbon</span>';
  });
  expect(said).toEqual([{ ...polite, text: 'Lisbon', isNew: true }]);
});

test.each([
  ['not a region', '<p></p>'],
  ['off', '<p role="log" aria-live="off"></p>'],
  ['hidden', '<p aria-live="polite" aria-hidden="true"></p>'],
  ['not shown', '<p aria-live="polite" style="display: none"></p>'],
])('an element that is %s announces nothing', (_, html) => {
  expect(after(html, (root) => (first(root).textContent = 'a'))).toEqual([]);
});

test('a region announces nothing when its text is removed', () => {
  expect(after('<p aria-live="polite">a</p>', (root) => (first(root).textContent = ''))).toEqual(
    [],
  );
});
