import { expect, test, vi } from 'vitest';
import { CALLBACK_NAMES } from './callbacks';
import { watchProps } from './watchSelects';

test('wraps the callbacks passed, reports the call first, and passes arguments and result on', () => {
  const order: string[] = [];
  const onCall = vi.fn(() => order.push('reported'));
  const onChange = vi.fn((value: string) => {
    order.push('called');
    return value.length;
  });
  const { onChange: standIn } = watchProps(CALLBACK_NAMES, onCall)({ onChange });
  expect(standIn?.('lis', { value: 'lis' })).toBe(3);
  expect(onCall).toHaveBeenCalledWith('onChange', ['lis', { value: 'lis' }]);
  expect(onChange).toHaveBeenCalledWith('lis', { value: 'lis' });
  expect(order).toEqual(['reported', 'called']);
});

test('returns the same wrapper for the same callback, and another for another', () => {
  const watch = watchProps(CALLBACK_NAMES, () => undefined);
  const onChange = () => undefined;
  const first = watch({ onChange });
  expect(watch({ onChange })).toEqual(first);
  expect(watch({ onChange: () => undefined }).onChange).not.toBe(first.onChange);
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
  expect('onSearch' in watchProps(CALLBACK_NAMES, () => undefined)(props)).toBe(isAdded);
});

test('does not wrap a callback that is not a function', () => {
  expect('onChange' in watchProps(CALLBACK_NAMES, () => undefined)({ onChange: null })).toBe(false);
});
