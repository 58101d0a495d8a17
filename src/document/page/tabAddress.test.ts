import { expect, test } from 'vitest';
import { tabAddress, tabDocumentPath, tabOfAddress } from './tabAddress';

test('a tab is its page with `?tab=`, and has a document below the page (B9)', () => {
  expect(tabAddress({ page: '/', key: 'more' })).toBe('/?tab=more');
  expect(tabDocumentPath({ page: '/', key: 'more' })).toBe('/tab/more');
  expect(tabAddress({ page: '/guide/forms', key: 'a b' })).toBe('/guide/forms?tab=a%20b');
  expect(tabDocumentPath({ page: '/guide/forms', key: 'a b' })).toBe('/guide/forms/tab/a%20b');
});

test('a tab is known by its address', () => {
  expect(tabOfAddress('/?tab=more')).toEqual({ page: '/', key: 'more' });
  expect(tabOfAddress('/guide/forms')).toBeUndefined();
});
