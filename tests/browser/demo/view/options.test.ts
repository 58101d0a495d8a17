import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { edit, replaceCode, saying, SINGLE as ID } from '../edit/editor';
import { findFaults } from '../../support/axe';
import { expect, test } from '../../support/test';

const block = (page: Page, id = ID) => page.locator(`[id="${id}"]`);
const radio = (page: Page, name: string) => block(page).getByRole('radio', { name });

/** Waits until the demo has loaded in its frame. */
async function framed(page: Page, id = ID): Promise<void> {
  await block(page, id).locator('.view-frame[aria-busy="false"]').waitFor();
}

describe("the options of a demo's view", () => {
  test('keep the value chosen in the page, and close its list', async ({ visit }) => {
    const id = 'docs-demo-multiple-demo-multiple';
    const page = await visit('/demo/multiple');
    const demo = block(page, id);
    await demo.getByRole('button', { name: /^View/ }).press('Enter');
    const field = demo.getByRole('combobox', { name: 'Languages spoken' });
    await field.click();
    await page.getByRole('option', { name: 'Arabic' }).or(page.getByTitle('Arabic')).last().click();
    const value = demo.locator('output').first();
    expect(await value.textContent()).toBe('[en, pt, ar]');
    await demo.getByRole('radio', { name: 'Match page' }).focus();
    await page.keyboard.press('ArrowLeft');
    await framed(page, id);
    expect(await page.locator('.rc-select-dropdown:visible').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await value.waitFor();
    expect(await value.textContent()).toBe('[en, pt, ar]');
    await field.press('ArrowDown');
    await page.locator('.rc-select-dropdown:visible').waitFor();
  });

  test('are busy until the demo is in its frame, below which nothing moves then', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/stages.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await block(page).getByRole('button', { name: /^View/ }).press('Enter');
    await block(page).getByText('Phone, 390').click();
    const inFrame = block(page).frameLocator('.view-frame iframe');
    await inFrame.locator('[data-stage]').waitFor({ state: 'attached' });
    await expect.poll(() => page.frames().at(-1)?.evaluate('document.readyState')).toBe('complete');
    const busy = () => block(page).locator('.view-frame').getAttribute('aria-busy');
    expect(await busy()).toBe('true');
    release();
    await expect.poll(busy).toBe('false');
    await inFrame.getByRole('combobox', { name: 'Destination', exact: true }).waitFor();
  });

  test('leave nothing to inspect, which the inspector says with a way back', async ({ visit }) => {
    const page = await visit(`/demo/single?demo=single&width=390#${ID}`);
    await framed(page);
    await block(page).getByRole('button', { name: 'Inspect' }).click();
    await block(page).getByText('not available in a framed view').waitFor();
    expect(await block(page).locator('.inspector-columns').count()).toBe(0);
    await block(page).getByRole('button', { name: 'Show without a frame' }).click();
    await block(page).locator('.inspector-columns').waitFor();
    expect(await block(page).locator('.view-frame').count()).toBe(0);
  });

  test('leave the toolbar in one row, whatever is selected', async ({ visit }) => {
    const page = await visit('/demo/single');
    const height = () =>
      block(page)
        .locator('.demo-toolbar')
        .evaluate((toolbar) => toolbar.getBoundingClientRect().height);
    const before = await height();
    await page.goto(`/demo/single?demo=single&width=768&dir=rtl&scheme=dark#${ID}`);
    await framed(page);
    expect(await height()).toBe(before);
    await block(page)
      .getByRole('button', { name: /^View 3 ?: 768 px, Right to left, Dark$/ })
      .waitFor();
  });

  test('show all of a frame that is wider than its column', async ({ visit }) => {
    for (const dir of ['ltr', 'rtl']) {
      const page = await visit(`/demo/single?demo=single&width=1280&dir=${dir}#${ID}`);
      await framed(page);
      const inFrame = block(page).locator('.view-frame iframe');
      const width = await inFrame.evaluate((it: HTMLIFrameElement) => it.contentWindow?.innerWidth);
      expect(width).toBe(1280);
      const [drawn, stage] = await Promise.all([
        inFrame.boundingBox(),
        block(page).locator('.demo-stage').boundingBox(),
      ]);
      if (!drawn || !stage) throw new Error('The frame is not drawn.');
      expect(drawn.x).toBeGreaterThanOrEqual(stage.x);
      expect(drawn.x + drawn.width).toBeLessThan(stage.x + stage.width);
      expect(drawn.y + drawn.height).toBeLessThan(stage.y + stage.height);
    }
  });

  test('leave what is pressed where it is', async ({ visit }) => {
    const page = await visit('/demo/single');
    await block(page).getByRole('button', { name: /^View/ }).click();
    const stage = block(page).locator('.demo-stage');
    const heightOf = async () => (await stage.boundingBox())?.height ?? NaN;
    const topOf = async (option: Locator) => (await option.boundingBox())?.y ?? NaN;
    for (const name of ['Tablet, 768', 'Phone, 390']) {
      const option = block(page).getByText(name);
      await option.scrollIntoViewIfNeeded();
      const before = { y: await topOf(option), height: await heightOf() };
      await option.click();
      await framed(page);
      await expect.poll(heightOf).toBeGreaterThan(before.height + 60);
      // The page scrolls after the layout; a measurement may come before it.
      await expect.poll(() => topOf(option)).toBeCloseTo(before.y, -0.5);
    }
  });

  test('are disabled and look unselected while the code is edited, and are back with the published code', async ({
    visit,
  }) => {
    const page = await visit(`/demo/single?demo=single&width=390&dir=rtl#${ID}`);
    await framed(page);
    const { editor, result, button } = await edit(page);
    await replaceCode(editor, saying('Edited'));
    await result.getByText('Edited').waitFor();
    const look = (name: string) =>
      radio(page, name).evaluate((input) => {
        const { backgroundColor, color, opacity } = getComputedStyle(input.parentElement ?? input);
        return { backgroundColor, color, opacity, isDisabled: input.matches(':disabled') };
      });
    expect(await look('Phone, 390')).toEqual({ ...(await look('Full')), isDisabled: true });
    expect(Number((await look('Full')).opacity)).toBeLessThan(1);
    await block(page).getByRole('button', { name: 'View', exact: true }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await block(page).getByText('Open in new tab, as published').waitFor({ state: 'attached' });
    // By key: a click right after the page scrolled to it reaches the frame that was there before.
    await button('Reset').press('Enter');
    await block(page).getByText('Open in new tab', { exact: true }).waitFor({ state: 'attached' });
    await block(page).frameLocator('.view-frame iframe').locator('.rc-select').first().waitFor();
    expect(await radio(page, 'Phone, 390').isChecked()).toBe(true);
    expect(await radio(page, 'Phone, 390').isDisabled()).toBe(false);
  });
});
