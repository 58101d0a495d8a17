// @vitest-environment jsdom
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { UpdateNotice } from './UpdateNotice';

function Page() {
  const [isTold, setTold] = useState(true);
  return (
    <>
      <main id="main-content" tabIndex={-1}>
        <button type="button">In the page</button>
      </main>
      {isTold && <UpdateNotice onReload={vi.fn()} onLater={() => setTold(false)} />}
    </>
  );
}

const later = () => screen.getByRole('button', { name: 'Later' });

describe('the notice of an update', () => {
  test('gives the focus back to where the reader was', async () => {
    render(<Page />);
    const origin = screen.getByRole('button', { name: 'In the page' });
    origin.focus();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(later());
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.activeElement).toBe(origin);
  });

  test('gives it to the page when the reader was nowhere', async () => {
    render(<Page />);
    await userEvent.click(later());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
