// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { styleSheetsOf, useStyleSheets, withoutStyles } from './styleSheets';

const markup = (names: string) =>
  names.replace(/\w+/g, (name) => `<style data-href="${name}">.${name}{}</style>`);

const sheetsIn = (names: string) =>
  styleSheetsOf(new DOMParser().parseFromString(withoutStyles(markup(names)), 'text/html'));

/** What jsdom does not have: a sheet that is no element. */
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const editor = new Sheet();

beforeAll(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [editor] });
});

const shown = () => ({
  elements: [...document.querySelectorAll<HTMLElement>('style')].map(
    ({ dataset, id }) => dataset.href ?? id,
  ),
  objects: [...(document.adoptedStyleSheets as unknown as Sheet[])].map(({ text }) => text),
});

test('a document has the style sheets of its page, and those that are of no page', () => {
  document.head.innerHTML = `${markup('base skin single')}<style id="other"></style>`;
  const single: HTMLElement[] | undefined = styleSheetsOf(document);
  const tags = sheetsIn('base skin tags');
  const { rerender } = renderHook(useStyleSheets, { initialProps: single });
  expect(shown()).toEqual({ elements: ['base', 'skin', 'single', 'other'], objects: [''] });
  rerender(tags);
  expect(shown()).toEqual({ elements: ['base', 'skin', 'other'], objects: ['', '.tags{}'] });
  rerender(sheetsIn('base'));
  expect(shown()).toEqual({ elements: ['base', 'other'], objects: [''] });
  const back = { elements: ['base', 'other'], objects: ['', '.skin{}', '.single{}'] };
  rerender(single);
  expect(shown()).toEqual(back);
  rerender(undefined);
  expect(shown()).toEqual(back);
  rerender(tags);
  expect(shown()).toEqual({ ...back, objects: ['', '.skin{}', '.tags{}'] });
});

test('a document that is only read has no style element, and the texts of them', () => {
  const html = '<style data-href="/a.css">a>b{}</style><noscript><style>c{}</style></noscript>';
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  expect(page.querySelector('style')).toBeNull();
  expect(styleSheetsOf(page).map(({ textContent }) => textContent)).toEqual(['a>b{}']);
});

test('half a document, which ends within a style element, has none either', () => {
  const html = '<style data-href="/a.css">a{}</style><p>Text</p><style>b{color:';
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  expect(page.querySelector('style')).toBeNull();
  expect(page.querySelector('p')?.textContent).toBe('Text');
});
