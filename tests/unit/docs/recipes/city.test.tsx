// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Select from 'rc-select';
import { expect, test, vi } from 'vitest';

const cities = [
  { value: 'lis', label: 'Lisbon' },
  { value: 'osl', label: 'Oslo' },
];

/** Picks an option of the select with a label, as a user does with the mouse. */
async function pickOption(label: string, option: string) {
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: label });
  if (field.getAttribute('aria-expanded') === 'false') await user.click(field);
  const list = document.getElementById(`${field.id}_list`);
  const popup = list?.closest<HTMLElement>('.rc-select-dropdown');
  if (!popup) throw new Error(`The list of ${label} has not opened.`);
  await user.click(within(popup).getByTitle(option));
}

test('a city can be picked and cleared', async () => {
  const onChange = vi.fn();
  const { container } = render(
    <>
      <label htmlFor="city">City</label>
      <Select id="city" options={cities} onChange={onChange} allowClear />
    </>,
  );

  await pickOption('City', 'Oslo');
  expect(onChange).toHaveBeenLastCalledWith('osl', { value: 'osl', label: 'Oslo' });
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');

  const clearIcon = container.querySelector('.rc-select-clear');
  if (!clearIcon) throw new Error('There is nothing to clear.');
  fireEvent.mouseDown(clearIcon);
  expect(onChange).toHaveBeenLastCalledWith(undefined, undefined);
});
