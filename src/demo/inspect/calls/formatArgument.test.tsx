// @vitest-environment jsdom
import { createElement, forwardRef } from 'react';
import { expect, test, vi } from 'vitest';
import { formatArgument, MAX_ARGUMENT_LENGTH } from './formatArgument';

test.each([
  ['lisbon', '"lisbon"'],
  ['', '""'],
  [7, '7'],
  [7n, '7n'],
  [undefined, 'undefined'],
  [null, 'null'],
  [true, 'true'],
  [Symbol('x'), 'Symbol(x)'],
  [['en', 'pt'], '["en", "pt"]'],
  [[], '[]'],
  [{}, '{}'],
  [
    { value: 'lis', label: 'Lisbon', 'data-x': 1 },
    '{ value: "lis", label: "Lisbon", "data-x": 1 }',
  ],
  [new Set([1]), 'Set (1)'],
  [new RangeError('too far'), 'RangeError: too far'],
  [new Date(0), String(new Date(0))],
  [function pick() {}, 'function pick'],
  [document.createElement('input'), '<input>'],
])('formats %o as %s', (value, text) => {
  expect(formatArgument(value)).toBe(text);
});

test('formats a label that is an element as its tag and text', () => {
  const Flag = Object.assign(
    forwardRef<HTMLElement, { children?: unknown }>(() => null),
    { displayName: 'Flag' },
  );
  const label = createElement('b', null, 'Lis', createElement(Flag, null, 'bon'));
  expect(formatArgument({ label })).toBe('{ label: <b>Lisbon</b> }');
  expect(formatArgument(createElement(Flag))).toBe('<Flag />');
});

test('formats an event with type, key and target', () => {
  const input = document.createElement('input');
  input.id = 'city';
  let seen = '';
  input.addEventListener('keydown', (event) => (seen = formatArgument(event)));
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
  expect(seen).toBe('KeyboardEvent { type: "keydown", key: "ArrowDown", target: <input#city> }');
});

test('calls no getter, such as the one by which rc-select warns of option.props', () => {
  const getter = vi.fn();
  const option = Object.defineProperty({ value: 'a' }, 'props', { get: getter, enumerable: true });
  expect(formatArgument(option)).toBe('{ value: "a", props: (getter) }');
  expect(getter).not.toHaveBeenCalled();
});

test('limits the output for circular, deep, long or hostile values', () => {
  const circular: Record<string, unknown> = { name: 'a' };
  circular.self = circular;
  expect(formatArgument(circular)).toBe('{ name: "a", self: [circular] }');
  expect(formatArgument({ a: { b: { c: { d: 1 } } } })).toBe('{ a: { b: { c: {…} } } }');
  expect(formatArgument(Array.from({ length: 40 }, (_, index) => index))).toContain('… 28 more');
  expect(formatArgument('x'.repeat(1_000_000)).length).toBeLessThan(130);
  expect(formatArgument(Array.from({ length: 12 }, () => 'y'.repeat(500))).length).toBeLessThan(
    MAX_ARGUMENT_LENGTH + 2,
  );
  const fights = new Proxy(
    {},
    {
      ownKeys() {
        throw new Error('no');
      },
    },
  );
  expect(formatArgument(fights)).toBe('(a value that cannot be read)');
});
