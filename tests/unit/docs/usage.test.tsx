// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CitySearch } from './recipes/CitySearch';

/** What the pages say of components that they print. */

const rows = () =>
  Array.from(document.querySelectorAll('.rc-select-item-option'), (row) => row.textContent);

test('the search drops an answer to an earlier text', async () => {
  const answers = new Map<string, (cities: { value: string; label: string }[]) => void>();
  render(<CitySearch search={(text) => new Promise((resolve) => answers.set(text, resolve))} />);
  const field = screen.getByRole('combobox', { name: 'City' });
  fireEvent.change(field, { target: { value: 'o' } });
  fireEvent.change(field, { target: { value: 'os' } });
  await act(() => Promise.resolve(answers.get('os')?.([{ value: 'osl', label: 'Oslo' }])));
  expect(rows()).toEqual(['Oslo']);
  await act(() => Promise.resolve(answers.get('o')?.([{ value: 'opo', label: 'Porto' }])));
  expect(rows()).toEqual(['Oslo']);
});
