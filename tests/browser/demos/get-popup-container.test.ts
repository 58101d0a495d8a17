import { expect, test } from '../support/test';
import { box, openList, place, row } from './popup';

test('in a dialog the list can be used, and reaches beyond its edge', async ({ visit }) => {
  const page = await visit('/demo/get-popup-container');
  await page.getByRole('button', { name: 'Ship an order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ship an order' });
  await box(page, 'get-popup-container').click();
  await dialog.locator('.rc-select-dropdown').waitFor();
  expect((await place(openList(page))).bottom).toBeGreaterThan((await place(dialog)).bottom);
  await row(page, 'Parcel post').click();
  await expect
    .poll(() => box(page, 'get-popup-container').locator('.rc-select-selection-item').textContent())
    .toBe('Parcel post');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
});

test('Escape closes the list first and the dialog next', async ({ visit }) => {
  const page = await visit('/demo/get-popup-container');
  await page.getByRole('button', { name: 'Ship an order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ship an order' });
  await page.getByRole('combobox', { name: 'Carrier' }).first().focus();
  await page.keyboard.press('ArrowDown');
  await openList(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => openList(page).count()).toBe(0);
  expect(await dialog.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
});

for (const [name, id, inside] of [
  ['Popup in the page', 'get-popup-container-page', false],
  ['Popup in the panel', 'get-popup-container-panel', true],
] as const) {
  test(`${name}: follows its select while the panel scrolls`, async ({ visit }) => {
    const page = await visit('/demo/get-popup-container');
    const panel = page.getByRole('group', { name: 'Panel to scroll' });
    await panel.scrollIntoViewIfNeeded();
    await box(page, id).click();
    await openList(page).waitFor();
    expect(await panel.locator('.rc-select-dropdown').count()).toBe(inside ? 1 : 0);

    await panel.evaluate((element) => element.scrollTo(0, 60));
    const gap = async () => {
      const list = await place(openList(page));
      const select = await place(box(page, id));
      return Math.round(
        Math.min(Math.abs(list.top - select.bottom), Math.abs(select.top - list.bottom)),
      );
    };
    await expect.poll(gap).toBeLessThanOrEqual(5);
  });
}

test('the list in the page stays visible when its select is scrolled out of the panel', async ({
  visit,
}) => {
  const page = await visit('/demo/get-popup-container');
  const panel = page.getByRole('group', { name: 'Panel to scroll' });
  await box(page, 'get-popup-container-page').click();
  await openList(page).waitFor();
  await panel.evaluate((element) => element.scrollTo(0, 999));
  const edge = (await place(panel)).top;
  await expect.poll(async () => (await place(openList(page))).top).toBeLessThan(edge);
  const { x, y, width } = await place(openList(page));
  const hit = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('.rc-select-dropdown') !== null,
    [x + width / 2, y + 8] as const,
  );
  expect(hit).toBe(true);
});

test('the list is as large as the scaled preview', async ({ visit }) => {
  const page = await visit('/demo/get-popup-container');
  const width = async () => {
    const list = await place(openList(page));
    const select = await place(box(page, 'get-popup-container-scaled'));
    return Math.abs(list.width - select.width);
  };
  await box(page, 'get-popup-container-scaled').click();
  await openList(page).waitFor();
  await expect.poll(width).toBeLessThan(1);
  await page.keyboard.press('Escape');

  const full = (await place(box(page, 'get-popup-container-scaled'))).width / 0.75;
  await page.getByRole('slider').fill('50');
  await expect
    .poll(async () => (await place(box(page, 'get-popup-container-scaled'))).width)
    .toBeCloseTo(full / 2, 0);
  await box(page, 'get-popup-container-scaled').click();
  await openList(page).waitFor();
  await expect.poll(width).toBeLessThan(1);
  await row(page, 'Canal boat').click();
});
