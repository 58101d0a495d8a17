import { expect, test } from 'vitest';
import { exportsAmong } from './exportsAmong';

test('names that a package does not export are left out', () => {
  expect(exportsAmong('.', 'rc-select', ['default', 'Option', 'Rating'])).toEqual([
    'default',
    'Option',
  ]);
  expect(exportsAmong('.', '@codemirror/state', ['default'])).toEqual([]);
});

test('a package of CommonJS has what it has', () => {
  expect(exportsAmong('.', 'classnames', ['default'])).toEqual(['default']);
});
