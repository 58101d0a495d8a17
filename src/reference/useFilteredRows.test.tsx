// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { entriesOf } from '.';
import { Reference } from './Reference';
import { filterRows } from './useFilteredRows';

const table = document.createElement('div');
table.innerHTML = renderToStaticMarkup(
  <MemoryRouter>
    <Reference id="Select" />
  </MemoryRouter>,
);

const namesOf = () =>
  [...table.querySelectorAll('tbody:not([hidden]) .api-entry:not([hidden])')].map(({ id }) => id);

test('a prop is found by its name, its type and its description', () => {
  filterRows(table, 'MAXTagCount');
  expect(namesOf()).toContain('select-maxTagCount');
  filterRows(table, 'FocusEventHandler');
  expect(namesOf()).toEqual(['select-onFocus', 'select-onBlur']);
  filterRows(table, 'deprecated searchValue');
  expect(namesOf()).toContain('select-inputValue');
});

test('a prop is not found by what stands in every row', () => {
  expect(filterRows(table, 'demos:').shown).toBe(0);
});

const isOpen = (name: string) =>
  table.querySelector<HTMLDetailsElement>(`#select-${name} .api-details`)?.open;

test('a row opens while a word is found only in what is folded, unless a reader opened it', () => {
  filterRows(table, 'beyond the limit');
  expect(namesOf()).toEqual(['select-maxCount']);
  expect(isOpen('maxCount')).toBe(true);
  filterRows(table, 'maxCount');
  expect(isOpen('maxCount')).toBe(false);
  filterRows(table, 'beyond the limit');
  filterRows(table, '');
  expect(isOpen('maxCount')).toBe(false);
  table.querySelector('#select-maxCount .api-details')?.setAttribute('open', '');
  filterRows(table, 'beyond the limit');
  filterRows(table, 'maxCount');
  expect(isOpen('maxCount')).toBe(true);
});

test('every row is there again without words', () => {
  filterRows(table, 'nothing has this');
  expect(namesOf()).toEqual([]);
  const total = entriesOf('Select').length;
  expect(filterRows(table, '')).toEqual({ shown: total, total });
  expect(namesOf()).toHaveLength(total);
});
