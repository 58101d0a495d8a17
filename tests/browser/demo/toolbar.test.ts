import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { hasFocus, topOf } from '../support/page';
import { expect, test } from '../support/test';
import { edit, replaceCode, saying } from './edit/editor';
import { firstBlock, openInButton, placeToOpen } from './export/services';

const toolbar = (page: Page) => firstBlock(page).locator('.demo-toolbar');

describe('the toolbar of a demo', () => {
  test('has one row of targets for fingers on a phone, with a draft as well', async ({ visit }) => {
    const page = await visit('/demo/single', { device: 'phone' });
    const { result, editor } = await edit(page);
    await replaceCode(editor, saying('Mine'));
    await result.getByText('Mine').waitFor();
    expect(await toolbar(page).getByRole('button', { name: 'Edit Edited' }).count()).toBe(1);
    const boxes = await Promise.all(
      (await toolbar(page).getByRole('button').all()).map((button) => button.boundingBox()),
    );
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThanOrEqual(40);
      expect(box?.width).toBeGreaterThanOrEqual(40);
    }
  });

  test.for(['desktop', 'phone'] as const)(
    'opens its menu inside of the page, on a %s',
    async (device, { visit }) => {
      const page = await visit('/demo/single', { device });
      const item = await placeToOpen(firstBlock(page), 'Open in new tab');
      await item.waitFor();
      const before = await toolbar(page).boundingBox();
      // Not `innerWidth`, which on a phone grows with what does not fit.
      const { width: screen = 0 } = page.viewportSize() ?? {};
      for (const place of await firstBlock(page).getByRole('menuitem').all()) {
        const { x = -1, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(screen);
        expect(height).toBeGreaterThanOrEqual(40);
      }
      await page.keyboard.press('Escape');
      expect(await item.isVisible()).toBe(false);
      expect(await toolbar(page).boundingBox()).toEqual(before);
      await hasFocus(openInButton(firstBlock(page)));
    },
  );

  test('has the link to the demo alone in the place of its menu without script', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', { javaScript: false });
    const link = toolbar(page).getByRole('link', { name: 'Open in new tab' });
    await link.click({ trial: true });
    expect(await link.getAttribute('tabindex')).toBeNull();
    expect(await toolbar(page).getByText('Open in CodeSandbox').isVisible()).toBe(false);
  });
});

describe('the code of a demo', () => {
  const aboveOf = (page: Page) => firstBlock(page).locator('.lines-above');

  test('begins where the select is, with the props of its page marked', async ({ visit }) => {
    const page = await visit('/demo/single');
    expect(await aboveOf(page).isVisible()).toBe(false);
    const marked = await firstBlock(page).locator('.code mark').allTextContents();
    expect(marked.map((line) => line.trim().split('=')[0])).toEqual([
      'options',
      'defaultValue',
      'showSearch',
      'optionFilterProp',
      'allowClear',
      'placeholder',
    ]);
    await firstBlock(page)
      .getByRole('button', { name: /lines above$/ })
      .click();
    await aboveOf(page).getByText("from 'rc-select'").waitFor();
  });

  test('opens fully and closes again without moving the reader', async ({ visit }) => {
    const page = await visit('/demo/single');
    const open = firstBlock(page).getByRole('button', { name: /more lines$/ });
    await open.click();
    const close = firstBlock(page).getByRole('button', { name: 'Show fewer lines' });
    await close.scrollIntoViewIfNeeded();
    const before = await topOf(close);
    await close.click();
    await open.waitFor();
    await expect.poll(async () => Math.abs((await topOf(open)) - before)).toBeLessThan(2);
  });

  test('is shown from its first line without script and in print', async ({ visit }) => {
    const plain = await visit('/demo/single', { javaScript: false });
    expect(await aboveOf(plain).isVisible()).toBe(true);
    const page = await visit('/demo/single');
    await page.emulateMedia({ media: 'print' });
    expect(await aboveOf(page).isVisible()).toBe(true);
  });
});
