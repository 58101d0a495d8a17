// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import Select, { Option, type SelectProps } from 'rc-select';
import { afterEach, expect, test, vi } from 'vitest';
import { option } from '../subject/rc-select/reference/option';
import { entriesOf } from '.';

afterEach(() => vi.restoreAllMocks());

const cities = [
  { value: 'lis', label: 'Lisbon' },
  { value: 'osl', label: 'Oslo' },
];
const many = Array.from({ length: 100 }, (_, index) => ({ value: index, label: `Row ${index}` }));

const opened: SelectProps = { defaultOpen: true, autoFocus: true };

function show(props: SelectProps = {}): HTMLElement {
  return render(<Select id="city" options={cities} {...props} />).container;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string, keyCode: number) => fireEvent.keyDown(field(), { key, keyCode });
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);
const rows = () => texts('.rc-select-item-option-content');
const has = (selector: string) => document.querySelector(selector) !== null;

/** A default that is a function, as source text. */
class Code {
  constructor(readonly source: string) {}
}

/** How each default of the tables shows when the prop is left out. */
const checks: Record<string, () => unknown> = {
  labelInValue() {
    let changed: unknown;
    show({
      ...opened,
      onChange(value: unknown) {
        changed = value;
      },
    });
    press('Enter', 13);
    return typeof changed === 'object';
  },
  allowClear() {
    show({ defaultValue: 'osl' });
    return has('.rc-select-clear');
  },
  fieldNames() {
    const own = { value: 'v', label: 'l', options: 'o', groupLabel: 'g' };
    const group = { label: 'label', g: 1, options: [{ value: 'value', label: 'label' }], o: [] };
    show({ ...opened, options: [group], defaultValue: 'value' });
    const [groupLabel] = texts('.rc-select-item-group');
    const [label] = rows();
    expect(texts('.rc-select-selection-item')).toEqual(['label']);
    return Object.fromEntries(
      Object.keys(own).map((name) => [
        name,
        { value: 'value', label, options: 'options', groupLabel }[name],
      ]),
    );
  },
  optionLabelProp() {
    show({ defaultValue: 'osl' });
    const shown = texts('.rc-select-selection-item')[0];
    return Object.entries(cities[1] ?? {}).find(([, text]) => text === shown)?.[0];
  },
  notFoundContent() {
    show({ ...opened, options: [] });
    return texts('.rc-select-item-empty')[0];
  },
  showSearch() {
    show();
    return !field().readOnly;
  },
  autoClearSearchValue() {
    show({ ...opened, mode: 'multiple' });
    type('osl');
    press('Enter', 13);
    return field().value === '';
  },
  filterOption() {
    show({ ...opened, showSearch: true });
    type('OSL');
    return rows().length === 1;
  },
  optionFilterProp() {
    show({ ...opened, showSearch: true, options: [{ value: 'a', label: 'b' }] });
    type('b');
    expect(rows()).toEqual([]);
    type('a');
    return rows().length === 1 && 'value';
  },
  backfill() {
    show({ ...opened, mode: 'combobox' });
    press('ArrowDown', 40);
    return field().value !== '';
  },
  maxTagPlaceholder() {
    show({ mode: 'multiple', defaultValue: ['lis', 'osl'], maxTagCount: 0 });
    const shown = texts('.rc-select-selection-overflow-item-rest')[0] ?? '';
    return new Code(`(omittedValues) => \`${shown.replace('2', '${omittedValues.length}')}\``);
  },
  removeIcon() {
    show({ mode: 'multiple', defaultValue: ['lis'] });
    return texts('.rc-select-selection-item-remove')[0];
  },
  defaultOpen() {
    show();
    return has('.rc-select-open');
  },
  showAction() {
    show({ autoFocus: true });
    return has('.rc-select-open') ? ['focus'] : [];
  },
  async dropdownMatchSelectWidth() {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 321, 32),
    );
    show(opened);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    return document.querySelector<HTMLElement>('.rc-select-dropdown')?.style.width === '321px';
  },
  async placement() {
    show(opened);
    const popup = await screen.findByText('Lisbon');
    await expect.poll(() => has('[class*=rc-select-dropdown-placement-]')).toBe(true);
    return /placement-(\w+)/.exec(popup.closest('.rc-select-dropdown')?.className ?? '')?.[1];
  },
  getPopupContainer() {
    const container = show(opened);
    const popup = document.querySelector('.rc-select-dropdown');
    const outermost = [...document.body.children].find((element) => element.contains(popup));
    expect(outermost).toBeDefined();
    return new Code(outermost === container ? 'in place' : '() => document.body');
  },
  listHeight() {
    show({ ...opened, options: many });
    const holder = document.querySelector<HTMLElement>('.rc-virtual-list-holder');
    return Number.parseInt(holder?.style.maxHeight ?? '', 10);
  },
  listItemHeight() {
    show({ ...opened, options: many });
    const filler = document.querySelector<HTMLElement>('.rc-virtual-list-holder > div');
    return Number.parseInt(filler?.style.height ?? '', 10) / many.length;
  },
  virtual() {
    show({ ...opened, options: many });
    return rows().length < many.length;
  },
  clearIcon() {
    show({ allowClear: true, defaultValue: 'osl' });
    return texts('.rc-select-clear')[0];
  },
  menuItemSelectedIcon() {
    show({ ...opened, defaultValue: 'lis' });
    return texts('.rc-select-item-option-selected .rc-select-item-option-state')[0];
  },
  loading() {
    show();
    return has('.rc-select-loading');
  },
  prefixCls() {
    return show().firstElementChild?.classList[0];
  },
  direction() {
    show(opened);
    return has('[dir=rtl]') ? 'rtl' : 'ltr';
  },
  autoFocus() {
    show();
    return document.activeElement === field();
  },
  disabled() {
    show();
    return field().disabled;
  },
  defaultActiveFirstOption() {
    show(opened);
    return texts('.rc-select-item-option-active')[0] === 'Lisbon';
  },
};

/** A value as the tables write it. */
function toSource(value: unknown): string {
  if (value instanceof Code) return value.source;
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(value);
  }
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${toSource(field)}`);
  return `{ ${fields.join(', ')} }`;
}

const withDefault = entriesOf('Select').filter((entry) => entry.default !== undefined);

test.each(withDefault)(
  'the default of $name is $default',
  async ({ name, default: stated = '' }) => {
    expect(toSource(await checks[name]?.())).toBe(stated);
  },
);

test('every documented default has a check, and no check is left over', () => {
  expect(Object.keys(checks).sort()).toEqual(withDefault.map(({ name }) => name).sort());
});

test('an option is not disabled by default, as an object or an element', () => {
  expect(option.disabled.default).toBe('false');
  render(
    <Select {...opened}>
      <Option value="lis">Lisbon</Option>
    </Select>,
  );
  show(opened);
  expect(rows()).toEqual(['Lisbon', 'Lisbon', 'Oslo']);
  expect(has('.rc-select-item-option-disabled')).toBe(false);
});
