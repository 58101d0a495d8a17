import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { follow, landedOn, marked } from '../search/follow';
import { expect, test } from '../support/test';

const detailsOf = (page: Page, prop: string) => page.locator(`#select-${prop} .api-details`);

/** The last sentence of `maxCount`, which its row folds away. */
const folded = (page: Page) => detailsOf(page, 'maxCount').getByText('beyond the limit');

const isShown = (page: Page) =>
  folded(page).evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }));

const openCount = (page: Page) => page.locator('.api-details[open]').count();

describe('a row of a prop table', () => {
  test.for([true, false])(
    'opens and closes by pointer and by key, with script: %s',
    async (javaScript, { visit }) => {
      const page = await visit('/', { javaScript });
      expect(await isShown(page)).toBe(false);
      const summary = detailsOf(page, 'maxCount').locator('summary');
      await summary.click();
      expect(await isShown(page)).toBe(true);
      await page.keyboard.press('Enter');
      expect(await isShown(page)).toBe(false);
    },
  );

  test.for([true, false])(
    'shows all that it says to whoever comes by its address, with script: %s',
    async (javaScript, { visit }) => {
      const page = await visit('/#select-maxCount', { javaScript });
      await page.locator('#select-maxCount').waitFor();
      expect(await isShown(page)).toBe(true);
      // Without script, it is the style sheet that shows it.
      if (!javaScript) expect(await openCount(page)).toBe(0);
    },
  );

  test('is open, and can be closed, once the application is there', async ({ visit }) => {
    const page = await visit('/#select-maxCount');
    await page.keyboard.press('Shift');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(await openCount(page)).toBe(1);
    expect(await isShown(page)).toBe(true);
    await detailsOf(page, 'maxCount').locator('summary').click();
    expect(await isShown(page)).toBe(false);
    await page.locator('#select-value .api-name').click();
    await detailsOf(page, 'value').and(page.locator('[open]')).waitFor();
  });

  test('opens for a result of the search, whose words are marked in it', async ({ visit }) => {
    const page = await visit('/demo/single');
    await follow(page, 'maxCount beyond the limit', '/#select-maxCount');
    await landedOn(page, '#select-maxCount');
    expect(await isShown(page)).toBe(true);
    await expect.poll(() => marked(page)).toContain('limit');
  });

  test('is open on paper', async ({ visit }) => {
    const page = await visit('/');
    await page.emulateMedia({ media: 'print' });
    expect(await isShown(page)).toBe(true);
  });
});

describe('the button above the table of Select', () => {
  test('opens all rows and closes them again, by keyboard', async ({ visit }) => {
    const page = await visit('/');
    const all = page.locator('.api-reference', { has: page.locator('#select-value') });
    const count = await all.locator('.api-details').count();
    expect(count).toBeGreaterThan(50);
    await page.getByRole('button', { name: 'Expand all' }).press('Enter');
    const collapse = page.getByRole('button', { name: 'Collapse all' });
    await collapse.waitFor();
    expect(await all.locator('.api-details[open]').count()).toBe(count);
    await collapse.press('Enter');
    await page.getByRole('button', { name: 'Expand all' }).waitFor();
    expect(await openCount(page)).toBe(0);
  });
});

test('all rows open at a press that comes before the page reacts', async ({ visit }) => {
  const page = await visit('/', { device: 'phone', hydrated: false });
  await page.getByRole('button', { name: 'Expand all' }).tap();
  await expect.poll(() => page.locator('.api-details[open]').count()).toBeGreaterThan(20);
});
