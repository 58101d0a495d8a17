import { expect, test } from 'vitest';
import { createHandler } from '../../../src/search/handler';
import { idOf, isGenerateMetadata, isGetSearchResult } from '../../../src/search/protocol';
import { page, siteOf } from './support/pages';

test('a request has keywords, and its optional limit is a number', () => {
  expect(isGetSearchResult({ action: 'get-search-result', args: { keywords: '' } })).toBe(true);
  expect(
    isGetSearchResult({ action: 'get-search-result', args: { keywords: 'x', limit: 5 } }),
  ).toBe(true);
  expect(isGetSearchResult({ action: 'get-search-result', args: { keywords: 1 } })).toBe(false);
  expect(isGetSearchResult({ action: 'generate-metadata', args: { keywords: 'x' } })).toBe(false);
  expect(isGetSearchResult(null)).toBe(false);
});

test('new data has args', () => {
  expect(isGenerateMetadata({ action: 'generate-metadata', args: undefined })).toBe(true);
  expect(isGenerateMetadata({ action: 'generate-metadata' })).toBe(false);
  expect(isGenerateMetadata([])).toBe(false);
});

test('only a number is an id', () => {
  expect(idOf({ id: 0 })).toBe(0);
  expect(idOf({ id: '1' })).toBeUndefined();
  expect(idOf('id')).toBeUndefined();
});

test('answers can be cloned to the page', () => {
  const handle = createHandler();
  handle({ action: 'generate-metadata', args: siteOf(page('single', { A: 'word' }, 'outside')) });
  const answer = handle({ action: 'get-search-result', args: { keywords: 'word' } });
  expect(structuredClone(answer)).toEqual(answer);
});
