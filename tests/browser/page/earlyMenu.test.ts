import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { heading, isSameDocument, markDocument } from '../support/page';
import { expect, test, type Visit } from '../support/test';
import { CONTROLS, hold, hydration, isHydrated, SHELL, visitHeld } from './untouched';

/** Marks the element that has the focus, so that a copy of it can be told apart. */
const markFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.setAttribute('data-witness', ''));

const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.hasAttribute('data-witness'));

describe('the menu of a phone, before the application arrives,', () => {
  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Tags', exact: true }).waitFor();
    return menu;
  };

  const visitPhone = (visit: Visit) =>
    visitHeld(
      (address, options) => visit(address, { ...options, device: 'phone' }),
      '/demo/single',
      SHELL,
    );

  test('opens with its links, keeps the focus inside and closes, and works when that has arrived', async ({
    visit,
  }) => {
    const { page, release } = await visitPhone(visit);
    const menu = await openMenu(page);
    for (let press = 0; press < 45; press += 1) await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || Boolean(activeElement?.closest('dialog'));
    });
    expect(inside).toBe(true);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toHaveLength(new Set(ids).size);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await openMenu(page);
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await menu.waitFor({ state: 'hidden' });
    await openMenu(page);
    await page.touchscreen.tap(5, 400);
    await menu.waitFor({ state: 'hidden' });
    expect(await isHydrated(page)).toBe(false);
    release();
    await hydration(page);
    await openMenu(page);
    expect(await menu.getByRole('link', { name: 'Tags', exact: true }).count()).toBe(1);
  });

  test('stays open with its focus and place when that arrives', async ({ visit }) => {
    const { page, release } = await visitPhone(visit);
    const menu = await openMenu(page);
    const link = menu.getByRole('link', { name: 'Tags', exact: true });
    await link.focus();
    await markFocus(page);
    const places = () =>
      menu.evaluate((element) => [
        element.scrollTop,
        element.querySelector('[data-witness]')?.getBoundingClientRect().top,
      ]);
    const before = await places();
    release();
    await hydration(page);
    expect(await hasFocus(page)).toBe(true);
    expect(await places()).toEqual(before);
    expect(await menu.getByRole('link', { name: 'Tags', exact: true }).count()).toBe(1);
    await markDocument(page);
    await link.tap();
    await heading(page, 'Tags').waitFor();
    await menu.waitFor({ state: 'hidden' });
    expect(await isSameDocument(page)).toBe(true);
    await openMenu(page);
  });

  test('closes on Back to another section', async ({ visit }) => {
    const { page } = await visitPhone(visit);
    await page.evaluate(() => (window.location.hash = '#props-used'));
    const menu = await openMenu(page);
    await page.goBack();
    await menu.waitFor({ state: 'hidden' });
    expect(await isHydrated(page)).toBe(false);
  });

  test('opens at once and gets its links when their script has arrived', async ({ visit }) => {
    const { page } = await visitPhone(visit);
    const release = await hold(page, CONTROLS);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    expect(await menu.getByRole('radio').count()).toBe(3);
    release();
    await menu.getByRole('link', { name: 'Tags', exact: true }).waitFor();
    expect(await isHydrated(page)).toBe(false);
  });

  test('opens where the browser does not know the attribute `command`', async ({ visit }) => {
    const { page, release } = await visitPhone(visit);
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('[command]'))
        button.removeAttribute('command');
    });
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await menu.waitFor({ state: 'hidden' });
    await openMenu(page);
    release();
    await hydration(page);
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await menu.waitFor({ state: 'hidden' });
    await openMenu(page);
  });
});
