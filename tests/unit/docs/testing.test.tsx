// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Select, { type SelectProps } from 'rc-select';
import { expect, test, vi } from 'vitest';
import SelectStub from './recipes/SelectStub';

/** What the page on testing states about a select under jsdom. */

const options = [
  { value: 'lis', label: 'Lisbon' },
  { value: 'osl', label: 'Oslo' },
];
const many = Array.from({ length: 100 }, (_, index) => ({ value: index, label: `Row ${index}` }));

const field = () => screen.getByRole('combobox');
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
const rows = () => document.querySelectorAll('.rc-select-item-option');
const active = () => document.querySelector('.rc-select-item-option-active')?.textContent;

function show(props: SelectProps): void {
  render(<Select id="city" options={options} {...props} />);
}

test('every select without an id has the same one', () => {
  render(
    <>
      <Select />
      <Select />
    </>,
  );
  const ids = screen.getAllByRole('combobox').map(({ id }) => id);
  expect(ids).toEqual(['rc_select_TEST_OR_SSR', 'rc_select_TEST_OR_SSR']);
});

test.each(['multiple', 'tags', 'combobox', undefined] as const)(
  'a mousedown opens and a click alone does not (%s)',
  (mode) => {
    show({ mode });
    fireEvent.click(field());
    expect(isOpen()).toBe(false);
    fireEvent.mouseDown(field());
    expect(isOpen()).toBe(true);
  },
);

test('a click of user-event opens, as it contains a mousedown', async () => {
  show({});
  await userEvent.click(field());
  expect(isOpen()).toBe(true);
});

test('role="option" is a hidden copy of at most three options, on which a click does nothing', async () => {
  const onSelect = vi.fn();
  show({ options: many, onSelect });
  await userEvent.click(field());
  const copies = screen.getAllByRole('option');
  expect(copies.map(({ ariaLabel }) => ariaLabel)).toEqual(['Row 0', 'Row 1']);
  for (const copy of copies) await userEvent.click(copy);
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.click(screen.getByTitle('Row 1'));
  expect(onSelect).toHaveBeenCalledOnce();
});

test('without virtual scrolling role="option" is the row', async () => {
  const onSelect = vi.fn();
  show({ virtual: false, onSelect });
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Oslo' }));
  expect(onSelect).toHaveBeenCalledWith('osl', options[1]);
});

test('aria-label is on the root and on the text field', () => {
  show({ 'aria-label': 'City' });
  expect(screen.getAllByLabelText('City').map(({ tagName }) => tagName)).toEqual(['DIV', 'INPUT']);
  expect(screen.getByRole('combobox', { name: 'City' })).toBe(field());
});

test('of the keys of user-event only Enter opens, and none acts in the list; keyCode does', async () => {
  const onSelect = vi.fn();
  show({ onSelect });
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(isOpen()).toBe(false);
  await user.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
  await user.keyboard('{ArrowDown}{Enter}{Escape}');
  expect([isOpen(), active()]).toEqual([true, 'Lisbon']);
  fireEvent.keyDown(field(), { key: 'ArrowDown', keyCode: 40 });
  expect(active()).toBe('Oslo');
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  expect(onSelect).toHaveBeenCalledWith('osl', options[1]);
  expect(isOpen()).toBe(false);
});

test('user-event types where text can be typed', async () => {
  show({ showSearch: true, optionFilterProp: 'label' });
  await userEvent.type(field(), 'osl');
  expect(Array.from(rows(), ({ textContent }) => textContent)).toEqual(['Oslo']);
});

test('after closing, the rows are still in the document, and the title matches twice', async () => {
  show({});
  await userEvent.click(field());
  await userEvent.click(screen.getByTitle('Oslo'));
  expect(isOpen()).toBe(false);
  expect(screen.getByTitle('Lisbon').closest('.rc-select-dropdown-hidden')).not.toBeNull();
  expect(getComputedStyle(screen.getByTitle('Lisbon')).display).not.toBe('none');
  expect(screen.getAllByTitle('Oslo')).toHaveLength(2);
});

test.each([
  [{}, 12],
  [{ virtual: false }, 100],
  [{ listHeight: 2000 }, 100],
  [{ dropdownMatchSelectWidth: false }, 100],
])('with %j, of 100 rows jsdom has %i', async (props, count) => {
  show({ options: many, ...props });
  await userEvent.click(field());
  expect(rows()).toHaveLength(count);
});

test('a data attribute of an option is on its row', async () => {
  show({ options: [{ value: 'lis', label: <b>Lisbon</b>, 'data-testid': 'lisbon' }] });
  await userEvent.click(field());
  expect(screen.getByTestId('lisbon')).toBe(rows()[0]);
});

test('the clear icon acts on mousedown', () => {
  const onChange = vi.fn();
  show({ defaultValue: 'osl', allowClear: true, onChange });
  const icon = document.querySelector('.rc-select-clear') ?? document.body;
  fireEvent.click(icon);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.mouseDown(icon);
  expect(onChange).toHaveBeenCalledWith(undefined, undefined);
});

test('the stub calls onChange as a select does', async () => {
  const onChange = vi.fn();
  render(
    <>
      <label htmlFor="city">City</label>
      <SelectStub id="city" options={options} onChange={onChange} />
    </>,
  );
  await userEvent.selectOptions(screen.getByLabelText('City'), 'Oslo');
  expect(onChange).toHaveBeenCalledWith('osl', options[1]);
});
