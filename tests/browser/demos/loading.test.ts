import type { Page } from 'playwright-core';
import { expect, test, type Visit } from '../support/test';
import { optionsOf } from './openList';

const box = (page: Page, id: string) => page.locator(`.rc-select:has(#${id})`);
const tags = (page: Page, id: string) =>
  box(page, id).locator('.rc-select-selection-item-content').allTextContents();
const spinner = (page: Page, id: string) => box(page, id).locator('.rc-select-arrow-loading');

/** Stops the clock, so that the response arrives when the test lets it. */
async function loadAgain(visit: Visit, id: string): Promise<Page> {
  const page = await visit('/demo/loading', { isolated: true });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page
    .locator('.demo-field', { has: box(page, id) })
    .getByRole('button')
    .click();
  await spinner(page, id).waitFor();
  return page;
}

async function answer(page: Page): Promise<void> {
  await page.clock.fastForward('00:02');
  await page.clock.resume();
}

test('values are shown without labels until the labels arrive', async ({ visit }) => {
  const page = await loadAgain(visit, 'loading-stations');
  expect(await tags(page, 'loading-stations')).toEqual(['st-12', 'st-31']);
  await answer(page);
  await expect
    .poll(() => tags(page, 'loading-stations'))
    .toEqual(['North ridge', 'Town hall roof']);
  expect(await spinner(page, 'loading-stations').count()).toBe(0);
});

test('the open list says that it is loading, and then shows its options', async ({ visit }) => {
  const page = await loadAgain(visit, 'loading-stations');
  await page.getByRole('combobox', { name: 'Weather stations', exact: true }).click();
  await expect
    .poll(() => page.locator('.rc-select-item-empty').allTextContents())
    .toEqual(['Loading stations …']);
  await answer(page);
  await expect.poll(() => optionsOf(page).count()).toBe(5);
  await optionsOf(page).filter({ hasText: 'Reservoir' }).click();
  await expect
    .poll(() => tags(page, 'loading-stations'))
    .toEqual(['North ridge', 'Town hall roof', 'Reservoir']);
});

test("removing a tag while loading does not affect the others' labels", async ({ visit }) => {
  const page = await loadAgain(visit, 'loading-stations');
  await box(page, 'loading-stations').locator('.rc-select-selection-item-remove').first().click();
  await expect.poll(() => tags(page, 'loading-stations')).toEqual(['st-31']);
  await answer(page);
  await expect.poll(() => tags(page, 'loading-stations')).toEqual(['Town hall roof']);
});

test('values with labels show them from the start', async ({ visit }) => {
  const page = await loadAgain(visit, 'loading-known');
  expect(await tags(page, 'loading-known')).toEqual(['North ridge', 'Town hall roof']);
  await answer(page);
  await expect.poll(() => spinner(page, 'loading-known').count()).toBe(0);
  expect(await tags(page, 'loading-known')).toEqual(['North ridge', 'Town hall roof']);
});
