// @vitest-environment jsdom
import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmCopied } from '../confirmCopied';
import { MenuButton } from './MenuButton';

const choose = vi.fn();

const button = () => screen.getByRole('button', { name: 'Open in' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  choose.mockClear();
  render(
    <>
      <MenuButton label="Open in" button={createRef()}>
        {['One', 'Two', 'Three'].map((name) => (
          <button key={name} type="button" role="menuitem" tabIndex={-1} onClick={choose}>
            {name}
          </button>
        ))}
        <a href="#four" role="menuitem" tabIndex={-1} onClick={choose}>
          Four
        </a>
      </MenuButton>
      <button type="button">After</button>
    </>,
  );
});

describe('a menu button', () => {
  test('opens its menu with the focus on the first item, and closes it', async () => {
    expect(isOpen()).toBe(false);
    await userEvent.click(button());
    expect(isOpen()).toBe(true);
    expect(document.activeElement?.textContent).toBe('One');
    await userEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  test.each([
    ['{ArrowDown}', 'One'],
    ['{ArrowUp}', 'Four'],
    ['{ArrowDown}{ArrowDown}', 'Two'],
    ['{ArrowUp}{ArrowDown}', 'One'],
    ['{ArrowDown}{End}', 'Four'],
    ['{ArrowUp}{Home}', 'One'],
  ])('moves the focus with %s to %s', async (keys, expected) => {
    button().focus();
    await userEvent.keyboard(keys);
    expect(isOpen()).toBe(true);
    expect(document.activeElement?.textContent).toBe(expected);
  });

  test('gives the focus back when something is chosen, and on Escape', async () => {
    button().focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(choose).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
    await userEvent.keyboard('{Enter}{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  test('follows a link with Space, too', async () => {
    button().focus();
    await userEvent.keyboard('{ArrowUp} ');
    expect(choose).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });

  test('closes when the focus or the pointer goes elsewhere', async () => {
    await userEvent.click(button());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('After');
    expect(isOpen()).toBe(false);
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });

  test('leaves keys with a modifier to the browser', async () => {
    button().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(isOpen()).toBe(false);
  });

  test('says in place of its label that something was copied, while its menu keeps its name', () => {
    render(
      <MenuButton label="Tools" copied="Copied" button={createRef()}>
        <a href="#one" role="menuitem" tabIndex={-1}>
          One
        </a>
      </MenuButton>,
    );
    confirmCopied(screen.getByRole('button', { name: 'Tools' }));
    expect(screen.getByText('Copied').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(screen.getByRole('menu', { name: 'Tools' })).toBeTruthy();
  });
});
