// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { styleSheetsOf, useStyleSheets } from '../../../theme/site/styleSheets';

const markup = (names: string) =>
  names.replace(/\w+/g, (name) => `<style data-href="${name}">.${name}{}</style>`);

const sheetsIn = (names: string) =>
  styleSheetsOf(new DOMParser().parseFromString(markup(names), 'text/html'));

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('style')].map(({ dataset, id }) => dataset.href ?? id);

test('a document has the style sheets of its page, and those that are of no page', () => {
  document.head.innerHTML = `${markup('base skin single')}<style id="other"></style>`;
  const single: HTMLStyleElement[] | undefined = styleSheetsOf(document);
  const tags = sheetsIn('base skin tags');
  const { rerender } = renderHook(useStyleSheets, { initialProps: single });
  expect(shown()).toEqual(['base', 'skin', 'single', 'other']);
  rerender(tags);
  expect(shown()).toEqual(['base', 'skin', 'other', 'tags']);
  rerender(sheetsIn('base'));
  expect(shown()).toEqual(['base', 'other']);
  rerender(single);
  expect(shown()).toEqual(['base', 'other', 'skin', 'single']);
  rerender(undefined);
  expect(shown()).toEqual(['base', 'other', 'skin', 'single']);
  rerender(tags);
  expect(shown()).toEqual(['base', 'other', 'skin', 'tags']);
});
