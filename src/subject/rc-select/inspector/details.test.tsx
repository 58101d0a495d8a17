// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import Select, { type SelectProps } from 'rc-select';
import { expect, test } from 'vitest';
import { describeElement } from '../../../demo/inspect/describe/describeElement';
import { findingsOf as findingsOfAny } from '../../../demo/inspect/describe/findings';
import { findingsOf } from './findings';
import { detailsOf, findComboboxes, inspection } from './inspection';
import { parseDetails } from './parseDetails';
import { combobox, open, press, type } from '../../../../tests/unit/rc-select/inspect/driveSelect';

/** What the real select of rc-select exposes, in each mode. */

const options = [
  { value: 'lis', label: 'Lisbon' },
  { value: 'osl', label: 'Oslo', disabled: true },
  { value: 'par', label: 'Paris' },
];

const show = (props: SelectProps) => render(<Select id="city" options={options} {...props} />);

function describe(element: Element) {
  const details = detailsOf(element);
  // As it comes out of a frame.
  expect(parseDetails(details)).toEqual(details);
  return { ...describeElement(element, inspection.references), ...details };
}

const described = () => describe(combobox());

function findings(element: Element) {
  const { shownValue, isMultiple, list, ...description } = describe(element);
  return [
    ...findingsOfAny(description),
    ...findingsOf(description, { shownValue, isMultiple, list }),
  ];
}

const codes = () => findings(combobox()).map(({ code }) => code);

test('a closed select has a role, a name, states, and a list that does not exist yet', () => {
  show({ 'aria-label': 'City', 'aria-describedby': 'hint' });
  expect(described()).toMatchObject({
    role: 'combobox',
    name: 'City',
    value: '',
    hasFocus: false,
    states: { expanded: 'false', haspopup: 'listbox', autocomplete: 'list', readonly: 'true' },
    list: undefined,
    active: undefined,
  });
  expect(codes()).toEqual([
    'not-yet-there',
    'not-yet-there',
    'autocomplete-readonly',
    'owns-outdated',
  ]);
});

test('a select without a label is reported to have no name', () => {
  show({});
  expect(codes()[0]).toBe('no-name');
});

test('an open select has focus, an active option and the few options that are exposed', () => {
  show({ 'aria-label': 'City', defaultValue: 'lis' });
  open();
  const { active, list, hasFocus, references } = described();
  expect(hasFocus).toBe(true);
  expect(active).toMatchObject({ name: 'Lisbon', position: 1, size: 2, isSelected: true });
  expect(list).toMatchObject({ id: 'city_list', optionCount: 2, rowsWithoutRole: 3 });
  expect(references.map(({ matches }) => matches)).toEqual([1, 1, 1]);
  expect(codes()).toContain('rows-without-role');
  expect(codes()).toContain('value-not-exposed');
  expect(codes()).toContain('disabled-not-exposed');
});

test('virtual={false} exposes every option', () => {
  show({ 'aria-label': 'City', virtual: false });
  open();
  expect(described().list).toMatchObject({ optionCount: 3, rowsWithoutRole: 0 });
  expect(codes()).not.toContain('rows-without-role');
});

test('multiple: chosen options are selected, and the shown text is separate from the value', () => {
  show({ 'aria-label': 'City', mode: 'multiple', defaultValue: ['lis', 'par'], virtual: false });
  open();
  const { list, shownValue, value, isMultiple } = described();
  expect(list?.options.map(({ isSelected }) => isSelected)).toEqual([true, false, true]);
  expect({ shownValue, value, isMultiple }).toEqual({
    shownValue: 'Lisbon, Paris',
    value: '',
    isMultiple: true,
  });
  expect(codes()).toContain('not-multiselectable');
});

test('tags: typed text is offered as an option and is the value', () => {
  show({ 'aria-label': 'City', mode: 'tags', options: [{ value: 'Lisbon' }] });
  open();
  type('Rome');
  expect(described()).toMatchObject({ value: 'Rome', active: { name: 'Rome', position: 1 } });
});

test('a list without options has the text shown instead', () => {
  show({ 'aria-label': 'City', options: [] });
  open();
  expect(described().list).toMatchObject({ optionCount: 0, emptyText: 'Not Found' });
  expect(codes()).toContain('empty-list');
});

test('an option whose label is not a string is named by its value, which is reported', () => {
  show({ 'aria-label': 'City', options: [{ value: 'lis', label: <b>Lisbon</b> }] });
  open();
  expect(findings(combobox())).toContainEqual({
    code: 'option-name-differs',
    name: 'lis',
    shown: 'Lisbon',
  });
});

test('a closed list exposes nothing', () => {
  show({ 'aria-label': 'City' });
  open();
  press('Escape');
  act(() => combobox().blur());
  const popup = document.querySelector<HTMLElement>('.rc-select-dropdown');
  if (popup) popup.style.display = 'none';
  expect(described().list).toMatchObject({ isHidden: true, optionCount: 0, options: [] });
});

test('duplicate ids are reported', () => {
  render(
    <>
      <Select id="city" open options={options} aria-label="A" />
      <Select id="city" open options={options} aria-label="B" />
    </>,
  );
  const [first] = findComboboxes(document.body);
  if (!first) throw new Error('There is no select.');
  fireEvent.focus(first);
  expect(findings(first).map(({ code }) => code)).toContain('same-id');
});

test('disabled, required and invalid are reported as they are set', () => {
  show({ 'aria-label': 'City', disabled: true, 'aria-required': true, 'aria-invalid': 'grammar' });
  expect(described().states).toMatchObject({
    disabled: 'true',
    required: 'true',
    invalid: 'grammar',
  });
});

test('the shown value is found with any order of classes', () => {
  document.body.innerHTML = `<div class="rc-select rc-select-single"><div class="rc-select-selector">
    <input role="combobox"><span class="rc-select-selection-item mine">Lisbon</span></div></div>`;
  expect(described().shownValue).toBe('Lisbon');
});

test.each(['hidden', 'style="display: none"', 'style="visibility: hidden"', 'aria-hidden="true"'])(
  'a select within %s is hidden from assistive technology',
  (attribute) => {
    document.body.innerHTML = `<div ${attribute}><input role="combobox"></div><input id="b" role="combobox">`;
    expect(findComboboxes(document.body).map(({ id }) => id)).toEqual(['b']);
  },
);
