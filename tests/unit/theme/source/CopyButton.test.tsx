import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import copyToClipboard from 'copy-to-clipboard';
import { expect, test, vi } from 'vitest';
import { CopyButton } from '../../../../theme/source/CopyButton';

vi.mock('copy-to-clipboard', () => ({ default: vi.fn() }));

test('copies the text as it is when pressed and says so', async () => {
  vi.mocked(copyToClipboard).mockResolvedValue(true);
  let text = 'first';
  render(<CopyButton text={() => text} />);
  text = 'now';
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(vi.mocked(copyToClipboard).mock.calls[0]?.[0]).toBe('now');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
});

test('has the package ask where the browser refuses (E1) and does not claim success', async () => {
  vi.mocked(copyToClipboard).mockResolvedValue(false);
  render(<CopyButton text={() => 'text'} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(vi.mocked(copyToClipboard).mock.lastCall?.[1]).toEqual({ fallbackToPrompt: true });
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});
