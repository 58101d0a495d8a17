import { describe, expect, test } from 'vitest';
import { changeDocuments, HTML_STAGE, isMarkup } from '../../../src/plugins/site/htmlFiles';

test('a full document is distinguished from page markup', () => {
  expect(isMarkup({ path: '', content: '<!DOCTYPE html><html></html>' })).toBe(false);
  expect(isMarkup({ path: '', content: '\n<!doctype html><html></html>' })).toBe(false);
  expect(isMarkup({ path: '', content: '<title>A</title><main></main>' })).toBe(true);
});

test('markup is read before it goes into documents, which are finished afterwards', () => {
  const { markup, document, finished } = HTML_STAGE;
  expect([0, markup, document, finished]).toEqual(
    [0, markup, document, finished].sort((one, other) => one - other),
  );
});

describe('documents of some pages', () => {
  const files = ['index.html', 'a/index.html', '404.html'].map((path) => ({ path, content: path }));
  const mark = (html: string) => `${html}!`;

  test('are changed by the paths of the pages, the others stay', () => {
    const changes = new Map([
      ['/', mark],
      ['/a', mark],
    ]);
    expect(changeDocuments(files, changes).map(({ content }) => content)).toEqual([
      'index.html!',
      'a/index.html!',
      '404.html',
    ]);
  });

  test('have to be there', () => {
    expect(() => changeDocuments(files, new Map([['/b', mark]]))).toThrow(
      /^@umijs\/preset-umi [\d.]+ does not make a document of \/b\.\n {2}Why: /,
    );
  });
});
