import { expect, test } from 'vitest';
import { tabAddress, tabDocumentPath, tabOfDocument } from './tabAddress';

test('a tab is its page with `?tab=`, and has a document below the page (B9)', () => {
  expect(tabAddress({ page: '/', key: 'more' })).toBe('/?tab=more');
  expect(tabDocumentPath({ page: '/', key: 'more' })).toBe('/tab/more');
  expect(tabAddress({ page: '/guide/forms', key: 'a b' })).toBe('/guide/forms?tab=a%20b');
  expect(tabDocumentPath({ page: '/guide/forms', key: 'a b' })).toBe('/guide/forms/tab/a%20b');
});

test('a tab is known by the path of its document', () => {
  for (const tab of [
    { page: '/', key: 'more' },
    { page: '/guide/forms', key: 'a b' },
  ])
    expect(tabOfDocument(tabDocumentPath(tab))).toEqual(tab);
  expect(tabOfDocument('/guide/forms')).toBeUndefined();
});
