import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import Container from '../../../../theme/builtins/Container';

test.each(['info', 'warning', 'success', 'error'] as const)(
  'a callout of the kind %s says so to style sheets, and by a title to readers (G1)',
  (type) => {
    const { unmount } = render(<Container type={type}>Text</Container>, { wrapper: MemoryRouter });
    const callout = screen.getByRole('note');
    expect(callout.getAttribute('data-type')).toBe(type);
    expect(callout.firstElementChild?.textContent).not.toBe('');
    unmount();
    render(
      <Container type={type} title="Mine">
        Text
      </Container>,
      { wrapper: MemoryRouter },
    );
    expect(screen.getByRole('note').textContent).toBe('MineText');
  },
);
