import { expect, test } from 'vitest';
import { isInput } from '../../../demo/inspect/calls/isInput';
import { select } from '../reference/select';
import { addressOf, CALLBACKS, mayAdd } from './callbacks';

test('the callbacks are those of the reference, in its order', () => {
  expect(CALLBACKS).toEqual(Object.keys(select).filter((name) => /^on[A-Z]/.test(name)));
});

test('those of keys, mouse and scrolling are told by their names', () => {
  expect(CALLBACKS.filter(isInput)).toEqual([
    'onPopupScroll',
    'onKeyDown',
    'onKeyUp',
    'onInputKeyDown',
    'onMouseDown',
    'onClick',
    'onMouseEnter',
    'onMouseLeave',
  ]);
});

test('a callback has the address of its row, and any other name has none', () => {
  expect(addressOf('onChange')).toBe('/#select-onChange');
  expect(addressOf('onSomething')).toBeUndefined();
});

test.each([
  [{}, false],
  [{ showSearch: true }, true],
  [{ showSearch: { optionFilterProp: 'label' } }, true],
  [{ mode: 'multiple' }, true],
  [{ mode: 'multiple', showSearch: false }, false],
  [{ mode: 'tags', showSearch: false }, true],
  [{ mode: 'combobox' }, true],
])('adds onSearch to a select of %o: %o', (props, isAdded) => {
  expect(mayAdd('onSearch', props)).toBe(isAdded);
});
