// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHtml } from './useHtml';

test('the same HTML is the same object, since React 19.2 writes that of another object again', () => {
  const { result, rerender } = renderHook(useHtml, { initialProps: '<b>One</b>' });
  const first = result.current;
  rerender('<b>One</b>');
  expect(result.current).toBe(first);
  rerender('<b>Two</b>');
  expect(result.current).toEqual({ __html: '<b>Two</b>' });
});
