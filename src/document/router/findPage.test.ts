import { describe, expect, test } from 'vitest';
import { findTab, pathOf } from './findPage';
import type { Page } from './page';

const page = (tabs: string[]): Page => ({
  path: '/',
  frontMatter: { title: '', description: '', filename: '' },
  toc: [],
  tabs: tabs.map((key) => ({ key, title: key, filename: '', Content: () => null, toc: [] })),
});

describe('the page of an address', () => {
  test('is the same with and without a trailing slash (B8)', () => {
    expect(pathOf('/demo/single')).toBe('/demo/single');
    expect(pathOf('/demo/single/')).toBe('/demo/single');
    expect(pathOf('/')).toBe('/');
  });

  test('is decoded; a malformed address names none', () => {
    expect(pathOf('/demo/%73ingle')).toBe('/demo/single');
    expect(pathOf('/%E0%A4%A')).toBe('');
  });
});

describe('the tab of an address (B9)', () => {
  test('is the one that the query names', () => {
    expect(findTab(page(['migration']), '?tab=migration')).toBe('migration');
  });

  test('is none for a tab that the page does not have, and without a page', () => {
    expect(findTab(page(['migration']), '?tab=nonsense')).toBeUndefined();
    expect(findTab(page([]), '?tab=migration')).toBeUndefined();
    expect(findTab(undefined, '?tab=migration')).toBeUndefined();
  });
});
