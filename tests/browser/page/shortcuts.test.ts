import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { STORED } from '../../../src/lib/stored';
import { edit } from '../demo/edit/editor';
import { dialogOf } from '../search/dialog';
import { watchRequests } from '../support/page';
import { expect, test } from '../support/test';
import { UNTOUCHED } from './untouched';

const listOf = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

describe('the list of shortcuts', () => {
  test('opens by ? and by its button, is loaded then only, and leads to the keys of a select', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', { isolated: true });
    const seen = watchRequests(page);
    await page.keyboard.press('?');
    await listOf(page).getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    expect(seen.filter((path) => path.includes('shortcuts')).length).toBe(2);
    await page.keyboard.press('Escape');
    await listOf(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await listOf(page).getByRole('link', { name: 'Keyboard' }).click();
    await page.waitForURL('**/#keyboard');
    await listOf(page).waitFor({ state: 'hidden' });
  });

  test('opens by a key that was pressed before anything reacted', async ({ visit }) => {
    const page = await visit('/demo/single', { ...UNTOUCHED, isolated: true });
    await page.keyboard.press('?');
    await listOf(page).getByRole('checkbox').waitFor();
  });

  test('closes when the page changes by Back', async ({ visit }) => {
    const page = await visit('/demo/single');
    await page.getByRole('link', { name: 'Tags' }).first().click();
    await page.waitForURL('**/demo/tags');
    await page.keyboard.press('?');
    await listOf(page).waitFor();
    await page.goBack();
    await listOf(page).waitFor({ state: 'hidden' });
  });
});

describe('shortcuts of one key', () => {
  test('open the search by /, also before anything reacts', async ({ visit }) => {
    const page = await visit('/demo/single', { ...UNTOUCHED, isolated: true });
    await page.keyboard.press('/');
    await page.keyboard.type('clear');
    const { field, dialog } = dialogOf(page);
    await expect.poll(() => field.inputValue()).toBe('clear');
    await page.keyboard.press('/');
    await expect.poll(() => field.inputValue()).toBe('clear/');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('are text in a select, in the editor and in the filter of props', async ({ visit }) => {
    const page = await visit('/demo/tags');
    const select = page.getByRole('combobox').first();
    await select.focus();
    await page.keyboard.type('/?');
    await expect.poll(() => select.inputValue()).toBe('/?');
    const { editor } = await edit(page);
    await editor.focus();
    await page.keyboard.type('/?');
    await expect.poll(() => editor.textContent()).toContain('/?');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('do nothing for a reader who has switched them off, as the list lets them', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', { isolated: true });
    await page.keyboard.press('?');
    await listOf(page)
      .getByRole('checkbox', { name: /\/ and \?/ })
      .uncheck();
    await page.keyboard.press('Escape');
    await listOf(page).waitFor({ state: 'hidden' });
    await page.reload();
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await dialogOf(page).field.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await page.evaluate((key) => localStorage.getItem(key), STORED.singleKeys.key)).toBe(
      'off',
    );
  });
});
