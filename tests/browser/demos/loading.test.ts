import type { Page } from 'playwright-core';
import { expect, test, type Visit } from '../support/test';
import { optionsOf } from './openList';
import { box, tags } from './popup';

const STATIONS = 'loading-stations';
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

test('the list says that it is loading, and values get the labels that arrive', async ({
  visit,
}) => {
  const page = await loadAgain(visit, STATIONS);
  expect(await tags(page, STATIONS)).toEqual(['st-12', 'st-31']);
  await box(page, STATIONS).locator('.rc-select-selection-item-remove').first().click();
  await expect.poll(() => tags(page, STATIONS)).toEqual(['st-31']);
  await page.getByRole('combobox', { name: 'Weather stations', exact: true }).click();
  await expect
    .poll(() => page.locator('.rc-select-item-empty').allTextContents())
    .toEqual(['Loading stations …']);
  await answer(page);
  await expect.poll(() => tags(page, STATIONS)).toEqual(['Town hall roof']);
  await expect.poll(() => optionsOf(page).count()).toBe(5);
  expect(await spinner(page, STATIONS).count()).toBe(0);
});

test('values with labels show them from the start', async ({ visit }) => {
  const page = await loadAgain(visit, 'loading-known');
  const known = ['North ridge', 'Town hall roof'];
  expect(await tags(page, 'loading-known')).toEqual(known);
  await answer(page);
  await expect.poll(() => spinner(page, 'loading-known').count()).toBe(0);
  expect(await tags(page, 'loading-known')).toEqual(known);
});
