// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import type { BaseSelectRef } from 'rc-select';
import { expect, test, vi } from 'vitest';
import { CitySearch } from './recipes/CitySearch';
import { FormSelect } from './recipes/FormSelect';

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

test('the field for form libraries passes on values, blur, focus and the error', async () => {
  const field = {
    value: 's',
    onChange: vi.fn(),
    onBlur: vi.fn(),
    ref: createRef<BaseSelectRef>(),
  };
  const options = [{ value: 's' }, { value: 'm' }];
  const { container } = render(
    <FormSelect<string> id="size" label="Size" options={options} field={field} error="Too small" />,
  );
  const select = screen.getByRole('combobox', { name: 'Size', description: 'Too small' });
  expect(select.getAttribute('aria-invalid')).toBe('true');
  act(() => field.ref.current?.focus());
  expect(document.activeElement).toBe(select);
  await userEvent.click(select);
  const popup = document.querySelector<HTMLElement>('.rc-select-dropdown [title=m]');
  if (popup) await userEvent.click(popup);
  expect(field.onChange).toHaveBeenLastCalledWith('m');
  fireEvent.mouseDown(container.querySelector('.rc-select-clear') ?? container);
  expect(field.onChange).toHaveBeenLastCalledWith(null);
  fireEvent.blur(select);
  expect(field.onBlur).toHaveBeenCalled();
});
