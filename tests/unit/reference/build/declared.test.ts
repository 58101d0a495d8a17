import { expect, test } from 'vitest';
import { declaredReference } from '../../../../src/reference/build/cache';
import { SITE } from '../../../support/site';
import { isInput } from '../../../../src/demo/inspect/calls/isInput';
import { CALLBACKS } from '../../../../src/subject/rc-select/inspector/callbacks';

const { tables, types } = declaredReference(SITE);
const { Select = {} } = tables;

test('types are as declared, with generics and the names that readers know (G2)', () => {
  expect(Select.placeholder?.type).toBe('ReactNode');
  expect(Select.onChange?.type).toBe(
    '(value: ValueType, option?: OptionType | OptionType[]) => void',
  );
  expect(Select.onInputKeyDown?.type).toBe(
    'KeyboardEventHandler<HTMLInputElement | HTMLTextAreaElement>',
  );
  expect(Select.allowClear?.type).toBe('boolean | { clearIcon?: RenderNode }');
  expect(Select.filterOption?.type).toBe(
    'boolean | ((inputValue: string, option?: OptionType) => boolean)',
  );
});

test('a type names what it is made of, nearest first, down to what needs no explanation', () => {
  expect(Select.suffixIcon?.names).toEqual(['RenderNode']);
  expect(Select.optionRender?.names.slice(0, 2)).toEqual(['FlattenOptionData', 'OptionType']);
  expect(Select.onSelect?.names).toContain('ArrayElementType');
  expect(Select.style?.names).toEqual([]);
  expect(Select.disabled?.names).toEqual([]);
  expect(Select.onFocus?.names).toEqual([]);
  const named = Object.values(tables).flatMap((rows) =>
    Object.values(rows).flatMap(({ names }) => names),
  );
  expect(Object.keys(types).sort()).toEqual([...new Set(named)].sort());
});

test('what a name stands for is one line', () => {
  expect(types.RenderNode).toBe('RenderNode = ReactNode | ((props: any) => ReactNode)');
  expect(types.OptionType).toBe('OptionType extends BaseOptionType = DefaultOptionType');
  for (const text of Object.values(types)) expect(text).not.toMatch(/\n|React\.|\s$/);
});

test('the inspector knows the callbacks that the types declare, and which of them report input', () => {
  const declared = Object.entries(Select).filter(([name]) => /^on[A-Z]/.test(name));
  expect(CALLBACKS.map((name) => [name, isInput(name)])).toEqual(
    declared.map(([name, { type }]) => [name, /^(?:Keyboard|Mouse|UI)EventHandler/.test(type)]),
  );
});
