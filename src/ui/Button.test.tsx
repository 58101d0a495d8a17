// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button';

test('a button submits no form unless its type is submit', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Again</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  screen.getByText('Again').click();
  expect(onSubmit).not.toHaveBeenCalled();
  screen.getByText('Send').click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a button has the class of its look and its own; a plain one has only its own', () => {
  render(
    <>
      <Button>Again</Button>
      <Button look="toolbar-button" className="needs-script">
        Edit
      </Button>
      <Button look="plain">Clear</Button>
    </>,
  );
  const classes = ['Again', 'Edit', 'Clear'].map((text) =>
    screen.getByText(text).getAttribute('class'),
  );
  expect(classes).toEqual(['button', 'toolbar-button needs-script', null]);
});
