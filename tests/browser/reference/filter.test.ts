import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { landedOn, follow, topOf } from '../search/follow';
import { expect, test } from '../support/test';

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Filter props' });
const tableOf = (page: Page) => page.getByRole('table', { name: 'Reference of Select' });
const statusOf = (page: Page) => page.locator('.api-filter').getByRole('status');
const shown = (page: Page) =>
  tableOf(page)
    .locator('.api-entry')
    .locator('visible=true')
    .locator('.api-name code')
    .allInnerTexts();

describe('the filter of the prop table', () => {
  test('keeps the props whose name, type or description has all words, and says how many', async ({
    visit,
  }) => {
    const page = await visit('/');
    await fieldOf(page).fill('POPUP element');
    await expect.poll(() => statusOf(page).innerText()).toMatch(/^\d+ of \d+ props$/);
    const names = await shown(page);
    expect(names).toContain('getPopupContainer');
    expect(names).not.toContain('value');
    // The word is in the type alone.
    await fieldOf(page).fill('FOCUSEventHandler');
    await expect.poll(() => shown(page)).toContain('onFocus');
  });

  test('leaves out the groups without a prop', async ({ visit }) => {
    const page = await visit('/');
    await fieldOf(page).fill('maxTagCount');
    await expect.poll(() => statusOf(page).innerText()).toMatch(/^\d+ of/);
    const groups = tableOf(page).locator('.api-group').locator('visible=true');
    expect(await groups.allInnerTexts()).toEqual(['Tags']);
  });

  test('is reached by Tab, emptied by Escape and by its button', async ({ visit }) => {
    const page = await visit('/');
    const all = await shown(page);
    await page.locator('#select-props a').first().focus();
    await fieldOf(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await fieldOf(page).evaluate((field) => field.matches(':focus-visible'))).toBe(true);
    await page.keyboard.type('onPopupScroll');
    await expect.poll(() => shown(page)).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => shown(page)).toEqual(all);
    expect(await fieldOf(page).inputValue()).toBe('');
    expect(await statusOf(page).innerText()).toBe('');
    await page.keyboard.type('onPopupScroll');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toEqual(all);
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('says that no prop has the words', async ({ visit }) => {
    const page = await visit('/');
    await fieldOf(page).fill('  nowhere ');
    const sentence = 'No prop has “nowhere” in its name, type or description.';
    await expect.poll(() => statusOf(page).innerText()).toBe(sentence);
    expect(await shown(page)).toEqual([]);
  });

  test('gives way to an address that names a hidden prop or group', async ({ visit }) => {
    const page = await visit('/');
    await fieldOf(page).fill('onPopupScroll');
    await expect.poll(() => shown(page)).toHaveLength(1);
    await page.evaluate(() => (window.location.hash = '#select-maxCount'));
    await expect.poll(() => topOf(page.locator('#select-maxCount'))).toBeLessThan(200);
    expect(await fieldOf(page).inputValue()).toBe('');
    await fieldOf(page).fill('onPopupScroll');
    await expect.poll(() => shown(page)).toHaveLength(1);
    const purposes = page.getByRole('navigation', { name: 'Props by purpose' });
    await purposes.getByRole('link', { name: 'Tags' }).click();
    await expect.poll(() => topOf(page.locator('#select-group-tags'))).toBeLessThan(200);
    // And again, when the address has the same hash.
    await fieldOf(page).fill('onPopupScroll');
    await expect.poll(() => shown(page)).toHaveLength(1);
    await purposes.getByRole('link', { name: 'Tags' }).click();
    await expect.poll(() => topOf(page.locator('#select-group-tags'))).toBeLessThan(200);
  });

  test('gives way to a result of the search', async ({ visit }) => {
    const page = await visit('/');
    await fieldOf(page).fill('onPopupScroll');
    await expect.poll(() => shown(page)).toHaveLength(1);
    await follow(page, 'maxCount', '/#select-maxCount');
    await landedOn(page, '#select-maxCount');
  });

  test('is in the language of the interface', async ({ visit }) => {
    const page = await visit('/?locale=zh-CN');
    const field = page.getByRole('searchbox', { name: '筛选属性' });
    await field.fill('onPopupScroll');
    await expect.poll(() => statusOf(page).innerText()).toMatch(/属性中的 1 个/);
  });

  test('hides nothing on paper, and is not there itself', async ({ visit }) => {
    const page = await visit('/');
    const all = await shown(page);
    await fieldOf(page).fill('onPopupScroll');
    await expect.poll(() => shown(page)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page)).toEqual(all);
    expect(await fieldOf(page).isVisible()).toBe(false);
  });

  test('is not shown without script, nor above a short table', async ({ visit }) => {
    const page = await visit('/', { javaScript: false });
    expect(await page.locator('.api-filter').locator('visible=true').count()).toBe(0);
    const live = await visit('/');
    expect(await live.locator('.api-filter').count()).toBe(1);
  });
});
