// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTarget } from './useTarget';

const at = (hash: string) => ({ pathname: '/', search: '', hash, state: null, key: hash });
const marked = () => [...document.querySelectorAll('body [data-target]')].map(({ id }) => id);

test('the element that the address names is marked, and no other', () => {
  document.body.innerHTML = '<p id="one">1</p><p id="two">2</p>';
  const { rerender, unmount } = renderHook(useTarget, { initialProps: at('#one') });
  expect(marked()).toEqual(['one']);
  rerender(at('#two'));
  expect(marked()).toEqual(['two']);
  rerender(at(''));
  expect(marked()).toEqual([]);
  expect(document.documentElement.dataset.target).toBe('marked');
  unmount();
});
