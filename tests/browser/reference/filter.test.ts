import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { landedOn, follow } from '../search/follow';
import { hasFocus, topOf } from '../support/page';
import { expect, test } from '../support/test';

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Filter props' });
const tableOf = (page: Page) => page.getByRole('table', { name: 'Reference of Select' });
const statusOf = (page: Page) => page.locator('.api-filter').getByRole('status');
const shown = (page: Page) =>
  tableOf(page)
    .locator('.api-entry')
    .locator('visible=true')
    .locator('.api-name')
    // Not the texts as they look: those of groups that are not laid out are empty.
    .allTextContents();

/** Filters until one row is left. */
async function filterToOne(page: Page): Promise<void> {
  await fieldOf(page).fill('onPopupScroll');
  await expect.poll(() => shown(page)).toHaveLength(1);
}

describe('the filter of the prop table', () => {
  test('keeps the props whose name, type or description has all words, in their groups, and says how many', async ({
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
    await fieldOf(page).fill('maxTagCount');
    const groups = tableOf(page).locator('.api-group').locator('visible=true');
    await expect.poll(() => groups.allInnerTexts()).toEqual(['Tags']);
    await fieldOf(page).fill('  nowhere ');
    await expect
      .poll(() => statusOf(page).innerText())
      .toBe('No prop has “nowhere” in its name, type or description.');
    expect(await shown(page)).toEqual([]);
  });

  test('is reached by Tab, emptied by Escape and by its button, and hides nothing on paper', async ({
    visit,
  }) => {
    const page = await visit('/');
    const all = await shown(page);
    await fieldOf(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await fieldOf(page).evaluate((field) => field.matches(':focus-visible'))).toBe(true);
    await filterToOne(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => shown(page)).toEqual(all);
    expect(await fieldOf(page).inputValue()).toBe('');
    expect(await statusOf(page).innerText()).toBe('');
    await filterToOne(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toEqual(all);
    await hasFocus(fieldOf(page));
    await filterToOne(page);
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page)).toEqual(all);
    expect(await fieldOf(page).isVisible()).toBe(false);
  });

  test.for([{}, { device: 'phone' } as const])(
    'stays in sight while its table scrolls, with the name of the group below it: %o',
    async (view, { visit }) => {
      const page = await visit('/', view);
      const row = page.locator('#select-maxTagCount');
      const edges = (selector: string) =>
        page.locator(selector).evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return { top, bottom };
        });
      // What an address leads to is below both.
      await page.evaluate(() => (window.location.hash = '#select-maxTagCount'));
      await expect.poll(() => topOf(row)).toBeLessThan(300);
      const field = await edges('.api-filter .filter-field');
      const group = await edges('#select-group-tags .api-group');
      expect(field.top).toBeGreaterThan(56);
      expect(group.top).toBeGreaterThanOrEqual(field.bottom);
      expect(await topOf(row)).toBeGreaterThanOrEqual(group.bottom);
      // Typing leaves fewer rows, which are in sight, and the field with them.
      await fieldOf(page).fill('virtual');
      await expect.poll(() => topOf(page.locator('#select-virtual'))).toBeGreaterThan(field.bottom);
      expect(await topOf(page.locator('#select-virtual'))).toBeLessThan(600);
      expect((await edges('.api-filter .filter-field')).top).toBeGreaterThan(56);
    },
  );

  test('gives way to an address that names a hidden prop or group, and to a result of the search', async ({
    visit,
  }) => {
    const page = await visit('/');
    await filterToOne(page);
    await page.evaluate(() => (window.location.hash = '#select-maxCount'));
    await expect.poll(() => topOf(page.locator('#select-maxCount'))).toBeLessThan(200);
    expect(await fieldOf(page).inputValue()).toBe('');
    const purposes = page.getByRole('navigation', { name: 'Props by purpose' });
    // The second time, the address has the same hash.
    for (let time = 0; time < 2; time += 1) {
      await filterToOne(page);
      await purposes.getByRole('link', { name: 'Tags' }).click();
      await expect.poll(() => topOf(page.locator('#select-group-tags'))).toBeLessThan(200);
    }
    await filterToOne(page);
    await follow(page, 'maxCount', '/#select-maxCount');
    await landedOn(page, '#select-maxCount');
  });

  test('and the groups are in the language of the interface', async ({ visit }) => {
    const page = await visit('/?locale=zh-CN');
    await page.getByRole('searchbox', { name: '筛选属性' }).fill('onPopupScroll');
    await expect.poll(() => statusOf(page).innerText()).toMatch(/显示 1 个/);
    const links = page.locator('.toc li[data-depth="4"] a');
    await expect.poll(() => links.first().innerText()).toBe('值');
    expect(await links.first().locator('span').getAttribute('lang')).toBe('zh-CN');
  });

  test('is not shown without script, nor above a short table', async ({ visit }) => {
    const page = await visit('/', { javaScript: false });
    expect(await page.locator('.api-filter').count()).toBe(1);
    expect(await page.locator('.api-filter').isVisible()).toBe(false);
  });
});
