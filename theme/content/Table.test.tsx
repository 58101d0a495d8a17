// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Table from './Table';

test('a table is in a named, focusable group, so that it can be scrolled by keyboard', () => {
  render(
    <Table>
      <tbody />
    </Table>,
  );
  expect(screen.getByRole('group', { name: 'Table' }).tabIndex).toBe(0);
});
