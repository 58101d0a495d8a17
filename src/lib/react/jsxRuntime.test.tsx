import { expect, test } from 'vitest';
import { jsx } from './jsxRuntime';
import { createElement } from './tolerantReact';

test.for([
  ['text', 'text', 'text'],
  ['a number', 3, '3'],
  ['texts', ['a', 3, ''], 'a3'],
  ['text beside nothing', [null, false, undefined, 'a'], 'a'],
] as const)('an element that has only %s has one text', ([, children, text]) => {
  const props = { title: 'b', children: text, suppressHydrationWarning: true };
  expect(jsx('p', { title: 'b', children }).props).toEqual(props);
  expect(createElement('p', { title: 'b' }, ...[children].flat()).props).toEqual(props);
});

test('other elements and components are as they were', () => {
  const Component = () => null;
  const children = ['text', jsx('b', {}, 'b')];
  expect(jsx('p', { id: 'a' }).props).toEqual({ id: 'a' });
  expect(jsx('p', { children: false }).props).toEqual({ children: false });
  expect(jsx('p', { children }).props).toEqual({ children });
  expect(createElement('p', null, ...children).props).toEqual({ children });
  expect(createElement('p', null).props).toEqual({});
  expect(jsx(Component, { children: 'text' }).props).toEqual({ children: 'text' });
  expect(createElement(Component, null, 'text').props).toEqual({ children: 'text' });
  expect(jsx('p', { children: 'text' }, 'key').key).toBe('key');
});
