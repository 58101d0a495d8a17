// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Reference } from './Reference';
import type { ReferenceEntry } from './types';

const size: ReferenceEntry = { name: 'size', type: 'number', required: false, expansion: [] };

function show(entries: readonly ReferenceEntry[], inherited?: { count: number; element?: string }) {
  return render(
    <MemoryRouter>
      <Reference id="Slider" found={{ id: 'Slider', anchor: 'slider', entries, inherited }} />
    </MemoryRouter>,
  ).container;
}

test('a table of which nothing is said beside types has no column for it', () => {
  show([size]);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Name', 'Type and default']);
  expect(screen.getAllByRole('cell')).toHaveLength(1);
});

test('a row without a description stands in its table like the others', () => {
  show([size, { ...size, name: 'min', description: 'The smallest value.' }]);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'number',
    '',
    'number',
    'The smallest value.',
  ]);
});

test('a row without a type, such as of a CSS variable, has its default alone', () => {
  const table = show([{ ...size, name: '--gap', type: '', default: '4px' }]);
  expect(screen.getByRole('cell').textContent).toBe('Default 4px');
  expect(table.querySelector('.api-type')).toBeNull();
});

test('what a comment says of a deprecated prop is said as it is, or that it is so', () => {
  show([
    { ...size, deprecated: 'Use `min`.', isComment: true },
    { ...size, name: 'max', deprecated: '', isComment: true },
  ]);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent.trim());
  expect(cells).toEqual(['number', 'Deprecated. Use min.', 'number', 'Deprecated.']);
});

test('what is inherited is counted in a sentence below the table', () => {
  const table = show([size], { count: 270, element: 'button' });
  expect(table.querySelector('.api-inherited')?.textContent).toBe(
    'Besides these, attributes and events of the element: <button> 270',
  );
});

test('a component without props of its own has only that sentence', () => {
  const table = show([], { count: 12 });
  expect(screen.queryByRole('table')).toBeNull();
  expect(table.querySelector('.api-inherited')?.textContent).toMatch(/: {1,2}12$/);
});
