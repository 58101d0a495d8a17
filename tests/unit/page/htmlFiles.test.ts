import { expect, test } from 'vitest';
import { HTML_STAGE, isMarkup } from '../../../src/plugins/site/htmlFiles';

test('a document is told from the markup of a page', () => {
  expect(isMarkup({ path: '', content: '<!DOCTYPE html><html></html>' })).toBe(false);
  expect(isMarkup({ path: '', content: '<title>A</title><main></main>' })).toBe(true);
});

test('markup is read before it is put into documents, and documents are finished after', () => {
  const { markup, document, finished } = HTML_STAGE;
  expect([0, markup, document, finished]).toEqual(
    [0, markup, document, finished].sort((one, other) => one - other),
  );
});
