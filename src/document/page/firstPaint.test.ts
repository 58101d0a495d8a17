// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseInner } from '../../lib/markup';
import { completeTemplate } from '../../site/build/static-html/completeTemplate';
import { FIRST_SCREEN } from '../contract';
import { endOfFirstScreen, firstPaintScript } from './firstPaint';

const run = () => {
  window.eval(firstPaintScript());
};

const expected = () => document.head.querySelector('link[rel=expect][blocking=render]');

beforeEach(() => {
  vi.useFakeTimers();
  location.hash = '';
});

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.documentElement.removeAttribute(FIRST_SCREEN);
});

test('the first paint waits for an element at the end of the document', () => {
  run();
  const template =
    '<html><head><script src="/umi.1.js"></script></head><body><div id="root"></div></body></html>';
  const html = completeTemplate(template, {
    markup: parseInner('<title>A</title><main></main>'),
    styleSheets: [],
    scripts: { shell: [], stages: [], demos: '' },
    data: undefined,
    navigation: undefined,
    styles: '',
    noScriptStyles: '',
  });
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  expect(`#${body.lastElementChild?.id}`).toBe(expected()?.getAttribute('href'));
});

test('it waits for half a second at most', () => {
  run();
  vi.advanceTimersByTime(499);
  expect(expected()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(expected()).toBeNull();
});

test('of a long document it waits for the end of the first screen, unless the address leads elsewhere', () => {
  document.documentElement.setAttribute(FIRST_SCREEN, 'second');
  run();
  expect(expected()?.getAttribute('href')).toBe('#second');
  document.head.replaceChildren();
  location.hash = '#license';
  run();
  expect(expected()?.getAttribute('href')).not.toBe('#second');
});

test('the first screen of a long page ends with its first section, and a short page is one', () => {
  const page = '<h1>A</h1><h2 id="b">B</h2><p>…</p><h2 data-text="1" id="c">C</h2>';
  expect(endOfFirstScreen(page)).toBeUndefined();
  expect(endOfFirstScreen(page + ' '.repeat(120_000))).toBe('c');
});
