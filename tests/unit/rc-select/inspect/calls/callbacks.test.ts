import { expect, test } from 'vitest';
import { CALLBACKS } from '../../../../../src/rc-select/inspect/calls/callbacks';

test('the callbacks are those of the reference, with keyboard and mouse events marked', () => {
  const names = (isInput: boolean) =>
    CALLBACKS.filter((one) => one.isInput === isInput).map(({ name }) => name);
  expect(names(false)).toEqual([
    'onSearch',
    'onDropdownVisibleChange',
    'onChange',
    'onSelect',
    'onDeselect',
    'onClear',
    'onFocus',
    'onBlur',
  ]);
  expect(names(true)).toContain('onKeyDown');
  expect(names(true)).toContain('onPopupScroll');
});
