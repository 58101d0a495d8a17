// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { singleKeyScript } from '../../document/page/singleKey';
// Compiled ahead, so that a busy machine does not keep a test waiting for it.
import './on-request/ShortcutList';
import { Shortcuts } from './Shortcuts';

beforeAll(() => {
  (0, eval)(singleKeyScript());
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => {
  localStorage.clear();
  render(
    <MemoryRouter>
      <Shortcuts />
    </MemoryRouter>,
  );
});

const findList = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

test('the key ? opens the list, which its button closes again', async () => {
  const user = userEvent.setup();
  await user.keyboard('?');
  const list = await findList();
  const close = await within(list).findByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(close);
  const keys = within(list).getByText('Search this site').parentElement;
  expect(keys?.textContent).toBe('/⌘ KCtrl KSearch this site');
  await user.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a button opens the list, which leads to the keys of the component and closes then', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await user.click(await within(await findList()).findByRole('link', { name: 'Keyboard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shortcuts of one key can be switched off and on again', async () => {
  const user = userEvent.setup();
  const open = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  const toggle = async () => {
    await user.click(open);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('?');
  };
  await toggle();
  expect(screen.queryByRole('dialog')).toBeNull();
  await toggle();
  expect(await findList()).toBeTruthy();
});
