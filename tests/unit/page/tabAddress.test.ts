import vm from 'node:vm';
import { expect, test, vi } from 'vitest';
import { tabAddress, tabDocumentPath, tabDocumentScript } from '../../../src/page/tabAddress';

test('a tab is its page with `?tab=`, and has a document below the page (B9)', () => {
  expect(tabAddress({ page: '/', key: 'more' })).toBe('/?tab=more');
  expect(tabDocumentPath({ page: '/', key: 'more' })).toBe('/tab/more');
  expect(tabAddress({ page: '/guide/forms', key: 'a b' })).toBe('/guide/forms?tab=a%20b');
  expect(tabDocumentPath({ page: '/guide/forms', key: 'a b' })).toBe('/guide/forms/tab/a%20b');
});

test('the document of a tab replaces itself by the page and keeps the section', () => {
  const replace = vi.fn();
  const location = { hash: '#package', replace };
  vm.runInNewContext(tabDocumentScript('/x/?tab=more'), { location });
  expect(replace).toHaveBeenCalledExactlyOnceWith('/x/?tab=more#package');
});
