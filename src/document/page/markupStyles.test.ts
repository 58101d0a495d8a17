// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { parseInner, toHtml } from '../../lib/markup';
import { holdStyles } from '../../site/build/static-html/markup';
import { markupOf, restoreStyles } from './markupStyles';

const MARKUP = [
  '<p class="a" style="opacity:0">one</p><p style="opacity:0">two</p>',
  '<svg style="font-family:&quot;A &amp; B&quot;"></svg><code>&lt;p style="a"&gt;</code>',
].join('');

const HELD = MARKUP.replaceAll('" style', '" data-style').replaceAll('<p style', '<p data-style');

function hold() {
  const root = parseInner(MARKUP);
  const rules = holdStyles(root);
  return { rules, html: toHtml(root) };
}

const styles = () =>
  [...document.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.cssText);

beforeEach(() => {
  const { rules, html } = hold();
  document.body.innerHTML = `<style>${rules}</style><main>${html}</main>`;
});

test('styles of elements become rules, each once', () => {
  expect(hold().rules).toBe(
    '[data-style="opacity:0"]{opacity:0}' +
      '[data-style="font-family:\\"A & B\\""]{font-family:"A & B"}',
  );
});

test('markup keeps the styles in an attribute of another name, and its text as it is', () => {
  expect(hold().html).toBe(HELD.replace('<svg style', '<svg data-style'));
});

test('the rules are for the elements that had the styles', () => {
  const opacities = [...document.querySelectorAll('p')].map(
    (element) => getComputedStyle(element).opacity,
  );
  expect(opacities).toEqual(['0', '0']);
});

test('the browser gives the elements the styles that they had, and no rule holds any more', () => {
  restoreStyles(document.body);
  expect(document.querySelector('[data-style]')).toBeNull();
  expect(styles()).toEqual(['opacity: 0;', 'opacity: 0;', 'font-family: "A & B";']);
});

test('markup that a page keeps has the styles for later, and markup of others has none', () => {
  restoreStyles(document.body);
  const main = document.querySelector('main') ?? document.body;
  expect(markupOf(main)).not.toMatch(/<[^>]* (?:data-)?style=/);
  main.innerHTML = markupOf(main, true);
  expect(styles()).toEqual([]);
  restoreStyles(main);
  expect(styles()).toEqual(['opacity: 0;', 'opacity: 0;', 'font-family: "A & B";']);
});
