// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseInner } from '../../lib/markup';
import { completeTemplate } from '../../site/build/static-html/completeTemplate';
import { wholePaintScript } from './wholePaint';

const expected = () => document.head.querySelector('link[rel=expect][blocking=render]');

beforeEach(() => {
  vi.useFakeTimers();
  window.eval(wholePaintScript());
});

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

test('the first paint waits for an element at the end of the document', () => {
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
  vi.advanceTimersByTime(499);
  expect(expected()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(expected()).toBeNull();
});
