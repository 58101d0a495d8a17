// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { VISIBLE_LINES, withFocus } from '../code/lines';
import { CodeFold } from './CodeFold';

const lines = (count: number) => Array.from({ length: count }, (_, i) => `line ${i}`).join('\n');

describe('folded code', () => {
  test('has as many visible lines in style sheets as in the script', () => {
    const tokens = readFileSync('theme/styles/tokens.css', 'utf8');
    expect(tokens).toContain(`--visible-lines: ${VISIBLE_LINES};`);
  });

  test('shows a short file in full, without a button', () => {
    render(<CodeFold html={lines(14)} text={lines(14)} name="a.ts" />);
    expect(screen.queryByRole('button', { name: /lines/ })).toBeNull();
  });

  test('opens and closes a long file, and exposes its state', async () => {
    render(<CodeFold html={lines(40)} text={lines(40)} name="a.ts" />);
    const button = screen.getByRole('button', { name: 'Show 28 more lines' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(button.textContent).toBe('Show fewer lines');
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  test('begins where its demo does, and shows what is above on request', async () => {
    const html = withFocus(lines(40), { above: 20, marked: new Set() });
    const { container } = render(<CodeFold html={html} text={lines(40)} above={20} name="a.ts" />);
    const folded = () => container.querySelector('.code-fold')?.getAttribute('data-folded');
    expect(folded()).toBe('above below');
    const button = screen.getByRole('button', { name: 'Show 20 lines above' });
    await userEvent.click(button);
    expect(folded()).toBe('below');
    expect(button.textContent).toBe('Hide 20 lines');
    await userEvent.click(screen.getByRole('button', { name: 'Show 8 more lines' }));
    expect(folded()).toBe('');
  });

  test('says while it is folded whether what it begins with is indented', async () => {
    const text = lines(40).replace('line 20', '  line 20');
    const html = withFocus(text, { above: 20, marked: new Set() });
    const { container } = render(<CodeFold html={html} text={text} above={20} name="a.ts" />);
    const folded = () => container.querySelector('.code-fold')?.getAttribute('data-folded');
    expect(folded()).toBe('above indented below');
    await userEvent.click(screen.getByRole('button', { name: 'Show 20 lines above' }));
    expect(folded()).toBe('below');
  });

  test('has the whole file in the document from the start', () => {
    render(<CodeFold html={lines(40)} text={lines(40)} name="a.ts" />);
    expect(screen.getByRole('group', { name: 'a.ts' }).textContent).toContain('line 39');
  });
});
