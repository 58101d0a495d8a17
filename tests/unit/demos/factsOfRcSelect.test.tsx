// @vitest-environment jsdom
import { createRequire } from 'node:module';
import { fireEvent, render, screen } from '@testing-library/react';
import Select from 'rc-select';
import { beforeEach, expect, test, vi } from 'vitest';

/** What the demo pages state about rc-select beyond what their demos show. */

const requireFromSelect = createRequire(createRequire(import.meta.url).resolve('rc-select'));
const { resetWarned } = requireFromSelect('rc-util/lib/warning') as { resetWarned: () => void };

// rc-select gives the same warning only once, and another test file may have seen it.
beforeEach(resetWarned);

const before = [
  { value: 'r', label: 'Red' },
  { value: 'b', label: 'Blue' },
];
const after = [
  { value: 'r', label: 'Rot' },
  { value: 'b', label: 'Blau' },
];

function rows(): (string | null)[] {
  return [...document.querySelectorAll('.rc-select-item')].map((row) => row.textContent);
}

function shown(): string | null | undefined {
  return document.querySelector('.rc-select-selection-item')?.textContent;
}

function choose(text: string): void {
  const row = [...document.querySelectorAll('.rc-select-item-option')].find(
    ({ textContent }) => textContent === text,
  );
  if (!row) throw new Error(`There is no row ${text}.`);
  fireEvent.click(row);
}

function search(text: string): void {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
}

test('update-option: a label that is kept with the value does not follow, with a warning', () => {
  const uncontrolled = render(<Select open defaultValue="r" options={before} />);
  uncontrolled.rerender(<Select open defaultValue="r" options={after} />);
  expect(shown()).toBe('Rot');
  choose('Blau');
  const warning = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  uncontrolled.rerender(<Select open defaultValue="r" options={before} />);
  expect(shown()).toBe('Blau');
  uncontrolled.unmount();

  const value = { value: 'r', label: 'Red' };
  const labelled = render(<Select labelInValue value={value} options={before} />);
  labelled.rerender(<Select labelInValue value={value} options={after} />);
  expect(shown()).toBe('Red');
  expect(warning.mock.calls.join()).toContain('`label` of `value` is not same as `label`');
  warning.mockRestore();
});

test('update-option: a select that never had the option shows the bare value', () => {
  render(<Select value="g" options={before} />);
  expect(shown()).toBe('g');
});

test('option-label-prop: the label in the value is the one shown in the box', () => {
  const onChange = vi.fn();
  const options = [{ value: 'pt', label: 'Portugal', prefix: '+351' }];
  render(
    <Select open labelInValue optionLabelProp="prefix" options={options} onChange={onChange} />,
  );
  choose('Portugal');
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ value: 'pt', label: '+351' });
});

test('option-label-prop: a combobox warns', () => {
  const warning = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Select mode="combobox" optionLabelProp="prefix" options={[]} />);
  expect(warning.mock.calls.join()).toContain('`combobox` mode not support `optionLabelProp`');
  warning.mockRestore();
});

test('option-filter-prop: accents count, and an array is one text without gaps', () => {
  const options = [
    { value: 1, label: 'Zürich', names: ['Züri', 'Turicum'] },
    { value: 2, label: 'Bern', names: [] },
  ];
  render(<Select open showSearch options={options} optionFilterProp="names" />);
  search('zuri');
  expect(rows()).toEqual([]);
  search('RITUR');
  expect(rows()).toEqual(['Zürich']);
});

test('filter-sort: leaves the array alone, and groups with renamed options unsorted inside', () => {
  const group = (name: string, values: string[]) => ({
    name,
    members: values.map((value) => ({ value, name: value })),
  });
  const options = [group('Z', ['2', '1']), group('A', ['4', '3'])];
  render(
    <Select
      open
      options={options}
      fieldNames={{ label: 'name', options: 'members' }}
      filterSort={(a, b) => String(a.name).localeCompare(String(b.name))}
      virtual={false}
    />,
  );
  expect(rows()).toEqual(['A', '4', '3', 'Z', '2', '1']);
  expect(options.map(({ name }) => name)).toEqual(['Z', 'A']);
});

test('mul-tag-suggest: without a filter old tags follow every answer', () => {
  render(
    <Select
      open
      mode="tags"
      filterOption={false}
      defaultValue={['Old']}
      options={[{ value: 'Oslo' }]}
    />,
  );
  search('os');
  expect(rows()).toEqual(['os', 'Oslo', 'Old✓']);
});

test.each(['multiple', undefined] as const)('%s: choosing does not call onSearch', (mode) => {
  const onSearch = vi.fn();
  render(
    <Select
      open
      showSearch
      mode={mode}
      filterOption={false}
      options={before}
      onSearch={onSearch}
    />,
  );
  search('x');
  choose('Red');
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
  expect(onSearch.mock.calls).toEqual([['x']]);
});

test('option-render: an aria-label of the option names it in both lists', () => {
  render(<Select open options={[{ value: 'r', label: 'Red', 'aria-label': 'Red, warm' }]} />);
  expect(screen.getByRole('option').ariaLabel).toBe('Red, warm');
  expect(document.querySelector('.rc-select-item-option')?.getAttribute('aria-label')).toBe(
    'Red, warm',
  );
});
