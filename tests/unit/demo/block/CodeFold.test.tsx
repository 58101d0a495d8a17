// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CodeFold, VISIBLE_LINES } from '../../../../theme/demo/block/CodeFold';

const lines = (count: number) => Array.from({ length: count }, (_, i) => `line ${i}`).join('\n');

describe('folded code', () => {
  test('has as many visible lines in style sheets as in the component', () => {
    const tokens = readFileSync('theme/styles/tokens.css', 'utf8');
    expect(tokens).toContain(`--visible-lines: ${VISIBLE_LINES};`);
  });

  test('shows a short file in full, without a button', () => {
    render(<CodeFold html={lines(14)} name="a.ts" />);
    expect(screen.queryByRole('button', { name: /lines/ })).toBeNull();
  });

  test('opens and closes a long file, and exposes its state', async () => {
    render(<CodeFold html={lines(40)} name="a.ts" />);
    const button = screen.getByRole('button', { name: 'Show all 40 lines' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(button.textContent).toBe('Show fewer lines');
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  test('has the whole file in the document from the start', () => {
    render(<CodeFold html={lines(40)} name="a.ts" />);
    expect(screen.getByRole('group', { name: 'a.ts' }).textContent).toContain('line 39');
  });
});
