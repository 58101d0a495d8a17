// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { holdStyles, restoreStyles } from './markupStyles';
import { styleRules } from '../../site/build/static-html/styleRules';

const MARKUP = [
  '<p class="a" style="opacity:0">one</p><p style="opacity:0">two</p>',
  '<svg style="font-family:&quot;A &amp; B&quot;"></svg><code>&lt;p style=&quot;a&quot;&gt;</code>',
].join('');

test('styles of elements become rules, each once', () => {
  expect(styleRules(MARKUP)).toBe(
    '[data-style="opacity:0"]{opacity:0}' +
      '[data-style="font-family:\\"A & B\\""]{font-family:"A & B"}',
  );
});

test('markup keeps the styles in an attribute of another name, and its text as it is', () => {
  const markup = holdStyles(MARKUP);
  expect(markup).not.toMatch(/<[^>]* style=/);
  expect(markup).toContain('<p class="a" data-style="opacity:0">one</p>');
  expect(markup).toContain('<code>&lt;p style=&quot;a&quot;&gt;</code>');
});

test('the rules are for the elements that had the styles', () => {
  document.body.innerHTML = `<style>${styleRules(MARKUP)}</style>${holdStyles(MARKUP)}`;
  const opacities = [...document.querySelectorAll('p')].map(
    (element) => getComputedStyle(element).opacity,
  );
  expect(opacities).toEqual(['0', '0']);
});

test('the browser gives the elements the styles that they had, and no rule holds any more', () => {
  document.body.innerHTML = holdStyles(MARKUP);
  restoreStyles(document.body);
  expect(document.querySelector('[data-style]')).toBeNull();
  const styles = [...document.querySelectorAll<HTMLElement>('[style]')].map(
    ({ style }) => style.cssText,
  );
  expect(styles).toEqual(['opacity: 0;', 'opacity: 0;', 'font-family: "A & B";']);
});
