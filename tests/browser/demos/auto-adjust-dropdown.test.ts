import { expect, test } from '../support/test';
import { optionsOf } from './openList';
import { box, openList, place } from './popup';

test('the list flips with the space that scrolling leaves', async ({ visit }) => {
  const page = await visit('/demo/auto-adjust-dropdown');
  const area = page.getByRole('group', { name: 'Area to scroll up and down' });
  const opensUpwards = async () =>
    (await place(openList(page))).bottom <= (await place(box(page, 'auto-adjust-dropdown'))).top;

  await box(page, 'auto-adjust-dropdown').click();
  await openList(page).waitFor();
  await expect.poll(opensUpwards).toBe(true);
  await area.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(opensUpwards).toBe(false);
  await area.evaluate((element) => element.scrollTo(0, 0));
  await expect.poll(opensUpwards).toBe(true);
});

test('the list shifts along the edge only as far as needed', async ({ visit }) => {
  const page = await visit('/demo/auto-adjust-dropdown');
  const area = page.getByRole('group', { name: 'Area to scroll sideways' });
  const select = box(page, 'auto-adjust-dropdown-shift');
  await select.click();
  await openList(page).waitFor();

  const fromEdge = async () =>
    Math.round((await place(area)).right - (await place(openList(page))).right);
  await expect.poll(fromEdge, { message: 'at the edge' }).toBe(1);
  expect((await place(openList(page))).right).toBeGreaterThan((await place(select)).right + 5);

  await area.evaluate((element) => element.scrollTo(60, 0));
  await expect
    .poll(async () => Math.round((await place(openList(page))).left - (await place(select)).left))
    .toBeLessThan(0);
  await expect.poll(fromEdge, { message: 'still at the edge' }).toBe(1);

  await area.evaluate((element) => element.scrollTo(250, 0));
  await expect
    .poll(async () => Math.round((await place(openList(page))).left - (await place(select)).left))
    .toBe(0);
});

test('without shifting the list flips to the other side of its box', async ({ visit }) => {
  const page = await visit('/demo/auto-adjust-dropdown');
  await page.getByRole('checkbox', { name: 'Shift instead of flip' }).uncheck();
  const select = box(page, 'auto-adjust-dropdown-shift');
  await select.click();
  await openList(page).waitFor();
  await expect
    .poll(async () => Math.round((await place(openList(page))).right - (await place(select)).right))
    .toBe(0);
});

test('the list is as wide as the select, wider, or as wide as a number says', async ({ visit }) => {
  const page = await visit('/demo/auto-adjust-dropdown');
  const width = async (name: string, id: string) => {
    await page.getByRole('combobox', { name }).focus();
    await page.keyboard.press('ArrowDown');
    await openList(page).waitFor();
    const list = await place(openList(page));
    const select = await place(box(page, id));
    await page.keyboard.press('Escape');
    await expect.poll(() => openList(page).count()).toBe(0);
    return { list: list.width, select: select.width };
  };
  const same = await width('Width: true', 'auto-adjust-dropdown-true');
  expect(same.list).toBe(same.select);
  const atLeast = await width('Width: false', 'auto-adjust-dropdown-false');
  expect(atLeast.list).toBeGreaterThan(atLeast.select);
  expect((await width('Width: 320', 'auto-adjust-dropdown-number')).list).toBe(320);
});

test("at the window's edge the default does not flip while the page can scroll", async ({
  visit,
}) => {
  const page = await visit('/demo/auto-adjust-dropdown');
  const select = box(page, 'auto-adjust-dropdown-true');
  await select.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await select.click();
  await openList(page).waitFor();
  expect((await place(openList(page))).bottom).toBeGreaterThan(800);
});

test('right to left: the popup is aligned to the right, below the selector', async ({ visit }) => {
  const page = await visit('/demo/auto-adjust-dropdown');
  await page.getByRole('combobox', { name: 'المدينة' }).click();
  await expect.poll(() => optionsOf(page).count()).toBe(5);
  const row = optionsOf(page).first();
  expect(await row.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await page.locator('.rc-select-dropdown-placement-bottomRight').waitFor();
  const rtl = box(page, 'auto-adjust-dropdown-rtl');
  expect(await rtl.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});
