// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DemoBoundary } from './Stage';

let broken = true;

function Demo() {
  const [, rerender] = useState(0);
  if (broken) throw new Error('out of cheese');
  return <button onClick={() => rerender(1)}>Works</button>;
}

test('a demo that throws shows an error, does not affect others, and can be restarted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>Neighbour</p>
      <DemoBoundary onReload={() => undefined}>
        <Demo />
      </DemoBoundary>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('out of cheese');
  expect(screen.getByText('Neighbour')).toBeTruthy();

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Works' })).toBeTruthy();

  broken = true;
  await userEvent.click(screen.getByRole('button', { name: 'Works' }));
  expect(screen.getByRole('alert').textContent).toContain('This demo has stopped.');
});
