// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRecentSearches, addRecent, parseRecent, removeRecent } from './useRecentSearches';
import { blockStorage } from '../../../../tests/unit/support/blockStorage';
import fc from 'fast-check';

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

test('the latest search comes first, once, and only five are kept', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<string[]>(addRecent, []);
  expect(six).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(addRecent(six, ' C ')).toEqual(['C', 'f', 'e', 'd', 'b']);
});

test('a search can be forgotten', () => {
  expect(removeRecent(['a', 'b'], 'a')).toEqual(['b']);
});

test('blank and overlong searches are not remembered', () => {
  expect(addRecent(['a'], '  ')).toEqual(['a']);
  expect(addRecent(['a'], 'x'.repeat(101))).toEqual(['a']);
});

test.each([null, '', 'x', '{}', 'null', '[1, {"a": 2}, ""]', '"text"'])(
  'a stored %j is ignored',
  (stored) => {
    expect(parseRecent(stored)).toEqual([]);
  },
);

test('reading gives at most five texts, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const recent = parseRecent(stored);
      expect(recent.length).toBeLessThanOrEqual(5);
      expect(recent.every((query) => query.trim() !== '')).toBe(true);
    }),
  );
});

test('remembered searches are read back', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 20 })), (queries) => {
      const recent = queries.reduce<string[]>(addRecent, []);
      expect(parseRecent(JSON.stringify(recent))).toEqual(recent);
    }),
  );
});
