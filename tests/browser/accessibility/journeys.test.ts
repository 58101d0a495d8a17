import { describe } from 'vitest';
import { waitForActive } from '../demos/openList';
import { Services } from '../demo/export/services';
import { dialogOf } from '../search/dialog';
import { partsOf } from '../demo/edit/editor';
import { expect, test } from '../support/test';
import { expectFocus, tabTo } from './focus';
import { TOOLS_PAGE } from './states/state';

describe('with the keyboard alone, always seeing where one is, a reader', () => {
  test('begins: skips the header, and opens the live selects, one after the other', async ({
    visit,
  }) => {
    const page = await visit('/');
    await page.keyboard.press('Tab');
    await expectFocus(page, /^a Skip to/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^input One value/);
    await page.keyboard.press('ArrowDown');
    await waitForActive(page, 'Lisbon');
    await page.keyboard.press('Escape');
    await tabTo(page, /^input Several values/);
    await page.keyboard.press('ArrowDown');
    await page.locator('input:focus[aria-expanded=true]').waitFor();
  });

  test('tries a demo: chooses, edits, runs, and inspects', async ({ visit }) => {
    const page = await visit(TOOLS_PAGE);
    const { demo, result, status } = partsOf(page);
    await tabTo(page, /^a Skip to/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^input Destination/);
    await page.keyboard.press('ArrowDown');
    await waitForActive(page, 'Vienna');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => demo.locator('output').first().textContent()).not.toContain('vienna');
    await tabTo(page, /^button Edit/);
    await page.keyboard.press('Enter');
    await expectFocus(page, /^div index.tsx/);
    await page.keyboard.type('// mine\n');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => status.textContent()).toBe('Up to date');
    await result.getByRole('combobox').first().waitFor();
    await page.keyboard.press('Tab');
    await expectFocus(page, /^button Copy/);
    await tabTo(page, /^button Run/);
  });

  test('exports: opens the menu, chooses a place, and is back after the notice', async ({
    visit,
  }) => {
    const page = await visit(TOOLS_PAGE, {
      isolated: true,
      before: new Services().start,
      expectedMessages: [/Unrecognized feature/],
    });
    await tabTo(page, /^a Skip to/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^button Open in/);
    await page.keyboard.press('Enter');
    await expectFocus(page, /Open in new tab/);
    await page.keyboard.press('End');
    await expectFocus(page, /Run in StackBlitz/);
    await page.keyboard.press('Enter');
    await page.getByText('StackBlitz runs below.').waitFor();
    await expectFocus(page, /^button Open in|^iframe/);
    await tabTo(page, /^button Close/);
    await page.keyboard.press('Enter');
    await expectFocus(page, /^button Open in/);
  });

  test('finds a prop: searches, and lands on it', async ({ visit }) => {
    const page = await visit(TOOLS_PAGE);
    await tabTo(page, /^button .*Search/);
    await page.keyboard.press('Enter');
    await expectFocus(page, /^input Search props/);
    await page.keyboard.type('maxTagCount');
    await dialogOf(page).active.waitFor();
    await page.locator('.search-body[aria-busy=false]').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#select-maxTagCount/);
    await page.locator('#select-maxTagCount:focus').waitFor();
  });

  test('shares edited code: edits, copies the link, and stays on its button', async ({ visit }) => {
    const page = await visit(TOOLS_PAGE, { permissions: ['clipboard-read', 'clipboard-write'] });
    await tabTo(page, /^a Skip to/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^button Edit/);
    await page.keyboard.press('Enter');
    await expectFocus(page, /^div index.tsx/);
    await page.keyboard.type('// mine\n');
    await page.keyboard.press('Tab');
    await tabTo(page, /^button Copy link/);
    await page.keyboard.press('Enter');
    await expectFocus(page, /^button (Copy link|Link copied)/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#code=1.');
  });
});
