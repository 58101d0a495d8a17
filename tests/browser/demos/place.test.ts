import { describe } from 'vitest';
import { expect, test } from '../support/test';
import { box, openList, place, row } from './popup';

describe('auto-adjust-dropdown', () => {
  test('the list flips with the space that scrolling leaves', async ({ visit }) => {
    const page = await visit('/demo/auto-adjust-dropdown');
    const area = page.getByRole('group', { name: 'Area to scroll up and down' });
    const select = box(page, 'auto-adjust-dropdown');
    const opensUpwards = async () =>
      (await place(openList(page))).bottom <= (await place(select)).top;
    await select.click();
    await openList(page).waitFor();
    await expect.poll(opensUpwards).toBe(true);
    await area.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(opensUpwards).toBe(false);
    await area.evaluate((element) => element.scrollTo(0, 0));
    await expect.poll(opensUpwards).toBe(true);
  });

  test('the list shifts along the edge only as far as needed, or flips', async ({ visit }) => {
    const page = await visit('/demo/auto-adjust-dropdown');
    const area = page.getByRole('group', { name: 'Area to scroll sideways' });
    const select = box(page, 'auto-adjust-dropdown-shift');
    const distance = async (side: 'left' | 'right') =>
      Math.round((await place(openList(page)))[side] - (await place(select))[side]);
    const fromEdge = async () =>
      Math.round((await place(area)).right - (await place(openList(page))).right);
    await select.click();
    await openList(page).waitFor();
    await expect.poll(fromEdge, { message: 'at the edge' }).toBe(1);
    expect(await distance('right')).toBeGreaterThan(5);
    await area.evaluate((element) => element.scrollTo(60, 0));
    await expect.poll(() => distance('left')).toBeLessThan(0);
    await expect.poll(fromEdge, { message: 'still at the edge' }).toBe(1);
    await area.evaluate((element) => element.scrollTo(250, 0));
    await expect.poll(() => distance('left')).toBe(0);

    await area.evaluate((element) => element.scrollTo(0, 0));
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Shift instead of flip' }).uncheck();
    await select.click();
    await openList(page).waitFor();
    await expect.poll(() => distance('right'), { message: 'flipped' }).toBe(0);
  });
});

describe('get-popup-container', () => {
  test('in a dialog the list reaches beyond its edge, and Escape closes it first', async ({
    visit,
  }) => {
    const page = await visit('/demo/get-popup-container');
    const select = box(page, 'get-popup-container');
    await page.getByRole('button', { name: 'Ship an order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ship an order' });
    await select.click();
    await dialog.locator('.rc-select-dropdown').waitFor();
    expect((await place(openList(page))).bottom).toBeGreaterThan((await place(dialog)).bottom);
    await row(page, 'Parcel post').click();
    await expect
      .poll(() => select.locator('.rc-select-selection-item').textContent())
      .toBe('Parcel post');
    await page.keyboard.press('ArrowDown');
    await openList(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => openList(page).count()).toBe(0);
    expect(await dialog.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test('a list in the page or in the panel follows its select, in the page beyond the panel', async ({
    visit,
  }) => {
    const page = await visit('/demo/get-popup-container');
    const panel = page.getByRole('group', { name: 'Panel to scroll' });
    await panel.scrollIntoViewIfNeeded();
    for (const where of ['panel', 'page']) {
      const select = box(page, `get-popup-container-${where}`);
      await select.click();
      await openList(page).waitFor();
      expect(await panel.locator(openList(page)).count()).toBe(where === 'panel' ? 1 : 0);
      await panel.evaluate((element) => element.scrollTo(0, 60));
      const gap = async () => {
        const list = await place(openList(page));
        const { top, bottom } = await place(select);
        return Math.round(Math.min(Math.abs(list.top - bottom), Math.abs(top - list.bottom)));
      };
      await expect.poll(gap, { message: where }).toBeLessThanOrEqual(5);
      if (where === 'page') break;
      await page.keyboard.press('Escape');
      await expect.poll(() => openList(page).count()).toBe(0);
      await panel.evaluate((element) => element.scrollTo(0, 0));
    }
    await panel.evaluate((element) => element.scrollTo(0, 999));
    const edge = (await place(panel)).top;
    await expect.poll(async () => (await place(openList(page))).top).toBeLessThan(edge);
    const { x, y, width } = await place(openList(page));
    const hit = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('.rc-select-dropdown') != null,
      [x + width / 2, y + 8] as const,
    );
    expect(hit).toBe(true);
  });

  test('the list is as large as the scaled preview', async ({ visit }) => {
    const page = await visit('/demo/get-popup-container');
    const select = box(page, 'get-popup-container-scaled');
    const full = (await place(select)).width / 0.75;
    for (const percent of [75, 50]) {
      await page.getByRole('slider').fill(String(percent));
      const wanted = (full * percent) / 100;
      await expect.poll(async () => (await place(select)).width).toBeCloseTo(wanted, 0);
      await select.click();
      await expect.poll(async () => (await place(openList(page))).width).toBeCloseTo(wanted, 0);
      await page.keyboard.press('Escape');
      await expect.poll(() => openList(page).count()).toBe(0);
    }
  });
});
