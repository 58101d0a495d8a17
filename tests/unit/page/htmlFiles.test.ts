import { expect, test } from 'vitest';
import { HTML_STAGE, isMarkup } from '../../../src/plugins/site/htmlFiles';

test('a full document is distinguished from page markup', () => {
  expect(isMarkup({ path: '', content: '<!DOCTYPE html><html></html>' })).toBe(false);
  expect(isMarkup({ path: '', content: '<title>A</title><main></main>' })).toBe(true);
});

test('markup is read before it goes into documents, which are finished afterwards', () => {
  const { markup, document, finished } = HTML_STAGE;
  expect([0, markup, document, finished]).toEqual(
    [0, markup, document, finished].sort((one, other) => one - other),
  );
});
