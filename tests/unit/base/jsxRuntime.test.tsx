import { expect, test } from 'vitest';
import { jsx } from '../../../theme/base/jsxRuntime';

test.for(['text', 3])(
  'an element whose only child is %s keeps the text of the document',
  (child) => {
    expect(jsx('p', { children: child }).props).toEqual({
      children: child,
      suppressHydrationWarning: true,
    });
  },
);

test('other elements and components are as they were', () => {
  const Component = () => null;
  expect(jsx('p', { id: 'a' }).props).toEqual({ id: 'a' });
  expect(jsx('p', { children: jsx('b', {}) }).props).not.toHaveProperty('suppressHydrationWarning');
  expect(jsx(Component, { children: 'text' }).props).toEqual({ children: 'text' });
  expect(jsx('p', { children: 'text' }, 'key').key).toBe('key');
});
