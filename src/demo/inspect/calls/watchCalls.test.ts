import { expect, test, vi } from 'vitest';
import { watchProps } from './watchCalls';

const ANY = {};

test('wraps the callbacks passed, reports the call first, and passes arguments and result on', () => {
  const order: string[] = [];
  const onCall = vi.fn(() => order.push('reported'));
  const onChange = vi.fn((value: string) => {
    order.push('called');
    return value.length;
  });
  const { onChange: standIn } = watchProps(ANY, onCall)({ onChange });
  expect(standIn?.('lis', { value: 'lis' })).toBe(3);
  expect(onCall).toHaveBeenCalledWith('onChange', ['lis', { value: 'lis' }]);
  expect(onChange).toHaveBeenCalledWith('lis', { value: 'lis' });
  expect(order).toEqual(['reported', 'called']);
});

test('returns the same wrapper for the same callback, and another for another', () => {
  const watch = watchProps(ANY, () => undefined);
  const onChange = () => undefined;
  const first = watch({ onChange });
  expect(watch({ onChange })).toEqual(first);
  expect(watch({ onChange: () => undefined }).onChange).not.toBe(first.onChange);
});

test('does not wrap a callback that is not a function', () => {
  expect('onChange' in watchProps(ANY, () => undefined)({ onChange: null })).toBe(false);
});

test('adds the callbacks that a library names where the author passes none, unless it may not', () => {
  const mayAdd = (name: string) => name !== 'onSearch';
  const watch = watchProps({ callbacks: ['onChange', 'onSearch'], mayAdd }, () => undefined);
  expect(Object.keys(watch({}))).toEqual(['onChange']);
  expect(Object.keys(watch({ onSearch: () => undefined }))).toEqual(['onChange', 'onSearch']);
});

test('without such names, listens to what is passed and adds nothing', () => {
  const watch = watchProps(ANY, () => undefined);
  const props = { onChange: () => undefined, onoff: () => undefined, render: () => undefined };
  expect(Object.keys(watch(props))).toEqual(['onChange']);
});
