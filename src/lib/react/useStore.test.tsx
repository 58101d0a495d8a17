// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from '../store';
import { useStore } from './useStore';

const store = createStore({ name: 'a', age: 1 });
let renders = 0;

function Name() {
  renders += 1;
  return <p>{useStore(store, ({ name }) => name)}</p>;
}

test('the server renders the first value of a store', () => {
  store.set({ name: 'b', age: 1 });
  expect(renderToString(<Name />)).toBe('<p>a</p>');
});

test('a component renders again when what it selects changes, and not otherwise', () => {
  store.set({ name: 'b', age: 1 });
  render(<Name />);
  renders = 0;
  act(() => store.set({ name: 'b', age: 2 }));
  expect(renders).toBe(0);
  act(() => store.set({ name: 'c', age: 2 }));
  expect(screen.getByText('c')).toBeDefined();
});
