import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { hydration, SHELL, visitHeld } from '../page/untouched';
import { follow, landedOn, marked } from '../search/follow';
import { expect, test, turnTo } from '../support/test';

const DEFINITION = 'RenderNode = ReactNode | ((props: any) => ReactNode)';

const detailsOf = (page: Page, prop: string) => page.locator(`#select-${prop} .api-details`);

/** The last sentence of `maxCount`, which its row folds away. */
const isShown = (page: Page) =>
  detailsOf(page, 'maxCount')
    .getByText('beyond the limit')
    .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }));

const openCount = (page: Page) => page.locator('.api-details[open]').count();

const typeOf = (page: Page) => page.locator('#select-suffixIcon .api-expansion summary');
const definitionIn = (page: Page) =>
  page.locator('#select-suffixIcon').getByText(DEFINITION, { exact: true });

describe('a row of a prop table', () => {
  test.for([true, false])(
    'opens and closes by pointer and by key, and shows what a type stands for, with script: %s',
    async (javaScript, { visit }) => {
      const page = await visit('/', { javaScript });
      expect(await isShown(page)).toBe(false);
      await detailsOf(page, 'maxCount').locator('summary').click();
      expect(await isShown(page)).toBe(true);
      await page.keyboard.press('Enter');
      expect(await isShown(page)).toBe(false);

      expect(await definitionIn(page).isVisible()).toBe(false);
      await typeOf(page).press('Enter');
      await definitionIn(page).waitFor();
      await typeOf(page).press('Space');
      await definitionIn(page).waitFor({ state: 'hidden' });
    },
  );

  test('shows all that it says to whoever comes by its address, without script', async ({
    visit,
  }) => {
    const page = await visit('/#select-maxCount', { javaScript: false });
    await page.locator('#select-maxCount').waitFor();
    expect(await isShown(page)).toBe(true);
    // It is the style sheet that shows it.
    expect(await openCount(page)).toBe(0);
  });

  test('does so with the application, too, and can then be closed', async ({ visit }) => {
    const page = await visit('/#select-maxCount');
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

  test('stays open when the application starts with the press that opened it', async ({
    visit,
  }) => {
    const { page, release } = await visitHeld(visit, '/', SHELL);
    await typeOf(page).click();
    await definitionIn(page).waitFor();
    release();
    await hydration(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await definitionIn(page).isVisible()).toBe(true);
  });
});

test('a button opens all rows, also before the page reacts, and closes them again; all are open on paper', async ({
  visit,
}) => {
  const page = await visit('/', { hydrated: false });
  const rows = page.locator('.api-reference', { has: page.locator('#select-value') });
  const count = await rows.locator('.api-details').count();
  expect(count).toBeGreaterThan(50);
  const expand = page.getByRole('button', { name: 'Expand all' });
  await expand.press('Enter');
  await expect.poll(() => rows.locator('.api-details[open]').count()).toBe(count);
  await turnTo(page);
  await hydration(page);
  await page.getByRole('button', { name: 'Collapse all' }).press('Enter');
  await expand.waitFor();
  expect(await openCount(page)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await isShown(page)).toBe(true);
});
