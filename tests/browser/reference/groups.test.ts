import { describe } from 'vitest';
import { topOf } from '../support/page';
import { expect, test } from '../support/test';

const CONTENTS = { name: 'On this page' };

describe('the groups of the prop table', () => {
  test('are in the contents of the page below the table, and lead there', async ({ visit }) => {
    const page = await visit('/');
    const links = page.getByRole('navigation', CONTENTS).locator('li[data-depth="4"] a');
    const groups = page.locator('.api-group');
    // Not the texts as they look: those of groups that are not laid out are empty.
    expect(await links.allInnerTexts()).toEqual(await groups.allTextContents());
    await links.filter({ hasText: 'Appearance' }).click();
    const group = page.locator('#select-group-looks');
    await expect.poll(() => topOf(group)).toBeLessThan(120);
    await expect
      .poll(() => links.filter({ hasText: 'Appearance' }).getAttribute('aria-current'))
      .toBe('location');
    // From within the group, where its name stays at the top, back to its start.
    await page.locator('#select-group-looks .api-entry').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 200));
    await links.filter({ hasText: 'Appearance' }).click();
    const first = page.locator('#select-group-looks .api-entry').first();
    await expect.poll(() => topOf(first)).toBeGreaterThan(56);
  });

  test('are marked while they are read, except those that a filter hides', async ({ visit }) => {
    const page = await visit('/#select-group-events');
    const current = page.getByRole('navigation', CONTENTS).locator('[aria-current]');
    await expect.poll(() => current.innerText()).toBe('Events');
    await page.getByRole('searchbox', { name: 'Filter props' }).fill('maxTagCount');
    await expect.poll(() => current.innerText()).not.toBe('Events');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => current.count()).toBe(0);
  });
});
