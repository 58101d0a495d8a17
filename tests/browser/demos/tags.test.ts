import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';
import { optionsOf, textsOf } from './openList';

const box = (page: Page, id: string) => page.locator(`.rc-select:has(#${id})`);
const value = (page: Page, id: string) => page.locator(`output[for=${id}]`).textContent();
const shownTags = (page: Page, id: string) =>
  box(page, id).locator('.rc-select-selection-overflow-item:not([aria-hidden=true])');

test('Enter adds the text as typed, ahead of the suggestions', async ({ visit }) => {
  const page = await visit('/demo/tags');
  await page.getByRole('combobox', { name: 'Labels', exact: true }).click();
  await page.keyboard.type('doc');
  await expect.poll(() => textsOf(page)).toEqual(['doc', 'documentation']);
  await page.keyboard.press('Enter');
  await expect.poll(() => value(page, 'tags-labels')).toBe('[bug, doc]');
});

test('a suggestion can be chosen, and text left in the box becomes a tag', async ({ visit }) => {
  const page = await visit('/demo/tags');
  const labels = page.getByRole('combobox', { name: 'Labels', exact: true });
  await labels.click();
  await optionsOf(page).filter({ hasText: 'performance' }).click();
  await expect.poll(() => value(page, 'tags-labels')).toBe('[bug, performance]');
  await page.keyboard.type('flaky');
  await page.getByRole('combobox', { name: 'Keywords' }).click();
  await expect.poll(() => value(page, 'tags-labels')).toBe('[bug, performance, flaky]');
});

test('Escape drops the text first and then closes the list', async ({ visit }) => {
  const page = await visit('/demo/tags');
  const labels = page.getByRole('combobox', { name: 'Labels', exact: true });
  await labels.click();
  await page.keyboard.type('doc');
  await expect.poll(() => optionsOf(page).count()).toBe(2);
  await page.keyboard.press('Escape');
  await expect.poll(() => labels.inputValue()).toBe('');
  await expect.poll(() => optionsOf(page).count()).toBe(5);
  await page.keyboard.press('Escape');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
  expect(await value(page, 'tags-labels')).toBe('[bug]');
});

test('pasted lines and lists are split, trimmed and deduplicated', async ({ visit }) => {
  const page = await visit('/demo/tags', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const keywords = page.getByRole('combobox', { name: 'Keywords' });
  await keywords.click();
  await page.evaluate(() =>
    navigator.clipboard.writeText('rain gauge, wind vane\nbarometer\nwind vane\n'),
  );
  await keywords.press('Control+V');
  await expect
    .poll(() => value(page, 'tags-keywords'))
    .toBe('“rain gauge” “wind vane” “barometer”');
  await page.keyboard.type('fog, dew,');
  await expect
    .poll(() => value(page, 'tags-keywords'))
    .toBe('“rain gauge” “wind vane” “barometer” “fog” “dew”');
  expect(await optionsOf(page).count()).toBe(0);
});

test('a number limits the tags, "responsive" shows what fits on one line', async ({ visit }) => {
  const page = await visit('/demo/tags');
  await expect
    .poll(() =>
      box(page, 'tags-two').locator('.rc-select-selection-item-content').allTextContents(),
    )
    .toEqual(['access...', 'ui', '+ 2 ...']);
  expect(await box(page, 'tags-two').getByTitle('accessibility').count()).toBe(1);

  const height = async (id: string) => (await box(page, id).boundingBox())?.height;
  await expect.poll(() => height('tags-responsive')).toBe(await height('tags-two'));
  const wide = await shownTags(page, 'tags-responsive').count();
  await box(page, 'tags-responsive').evaluate((element) => {
    element.style.inlineSize = '9rem';
  });
  await expect.poll(() => shownTags(page, 'tags-responsive').count()).toBeLessThan(wide);
  await expect.poll(() => height('tags-responsive')).toBe(await height('tags-two'));
});

test('a disabled box keeps its tags until it is unlocked', async ({ visit }) => {
  const page = await visit('/demo/tags');
  const release = page.getByRole('combobox', { name: 'Release labels' });
  const crosses = box(page, 'tags-release').locator('.rc-select-selection-item-remove');
  expect(await release.isDisabled()).toBe(true);
  expect(await crosses.count()).toBe(0);
  await page.getByLabel('Release is published').uncheck();
  await expect.poll(() => crosses.count()).toBe(2);
  await release.click();
  await page.keyboard.type('security');
  await page.keyboard.press('Enter');
  await expect.poll(() => crosses.count()).toBe(3);
});
