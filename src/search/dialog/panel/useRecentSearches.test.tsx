// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRecentSearches } from './useRecentSearches';
import { blockStorage } from '../../../../tests/unit/support/blockStorage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('recent searches are kept, and removed one by one', () => {
  const { result } = renderHook(useRecentSearches);
  act(() => result.current.add('value'));
  expect(renderHook(useRecentSearches).result.current.recent).toEqual(['value']);
  act(() => result.current.remove('value'));
  expect(localStorage.length).toBe(0);
});

test('a search is listed while the dialog is open even when storage throws', () => {
  blockStorage();
  const { result } = renderHook(useRecentSearches);
  act(() => result.current.add('value'));
  expect(result.current.recent).toEqual(['value']);
  act(() => result.current.remove('value'));
  expect(result.current.recent).toEqual([]);
});
