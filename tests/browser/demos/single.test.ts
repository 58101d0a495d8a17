import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';
import { optionsOf, textsOf, waitForActive } from './openList';

const destination = (page: Page) =>
  page.getByRole('combobox', { name: 'Destination', exact: true });
const box = (page: Page) => page.locator('.rc-select:has(#single-destination)');
const shown = (page: Page) => box(page).locator('.rc-select-selection-item');
const placeholder = (page: Page, id: string) =>
  page.locator(`.rc-select:has(#${id}) .rc-select-selection-placeholder`).textContent();
const value = (page: Page) => page.locator('output[for=single-destination]');

test('a default is shown, and search by label narrows the list (E1)', async ({ visit }) => {
  const page = await visit('/demo/single');
  await expect.poll(() => shown(page).textContent()).toBe('Vienna');
  await destination(page).click();
  await page.keyboard.type('VER');
  await expect.poll(() => textsOf(page)).toEqual(['Verona']);
  await page.keyboard.press('Enter');
  await expect.poll(() => value(page).textContent()).toBe('verona');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
});

test('a matching heading shows its group, and cannot be chosen', async ({ visit }) => {
  const page = await visit('/demo/single');
  await destination(page).click();
  await page.keyboard.type('austria');
  await expect.poll(() => textsOf(page)).toEqual(['Innsbruck', 'Salzburg', 'Vienna']);
  await page.locator('.rc-select-item-group', { hasText: 'Austria' }).click();
  expect(await value(page).textContent()).toBe('vienna');
  expect(await optionsOf(page).count()).toBe(3);
});

test('a disabled option is found and cannot be chosen', async ({ visit }) => {
  const page = await visit('/demo/single');
  await destination(page).click();
  await page.keyboard.type('hamburg');
  await expect.poll(() => textsOf(page)).toEqual(['Hamburg']);
  await optionsOf(page).click();
  await page.keyboard.press('Enter');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
  expect(await value(page).textContent()).toBe('vienna');
});

test('clearing passes undefined and shows the placeholder', async ({ visit }) => {
  const page = await visit('/demo/single');
  await box(page).locator('.rc-select-clear').click();
  await expect.poll(() => value(page).textContent()).toBe('none');
  expect(await placeholder(page, 'single-destination')).toBe('Choose a city');
  expect(await box(page).locator('.rc-select-clear').count()).toBe(0);
});

test('the keyboard opens, chooses with Tab, closes with Escape', async ({ visit }) => {
  const page = await visit('/demo/single');
  await destination(page).focus();
  await page.keyboard.press('ArrowDown');
  await waitForActive(page, 'Vienna');
  await page.keyboard.press('ArrowUp');
  await waitForActive(page, 'Salzburg');
  await page.keyboard.press('Tab');
  await expect.poll(() => value(page).textContent()).toBe('salzburg');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
  await expect.poll(() => destination(page).evaluate((e) => e.matches(':focus'))).toBe(true);
  await page.keyboard.press('ArrowDown');
  await waitForActive(page, 'Salzburg');
  await page.keyboard.press('ArrowDown');
  await waitForActive(page, 'Vienna');
  await page.keyboard.press('Escape');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
  expect(await value(page).textContent()).toBe('salzburg');
  await page.keyboard.press('Tab');
  await page.locator('#single-native:focus').waitFor();
});

test('the native select has the same name, groups and default', async ({ visit }) => {
  const page = await visit('/demo/single');
  const native = page.getByRole('combobox', { name: 'Destination, native select' });
  expect(await native.inputValue()).toBe('vienna');
  expect(await native.locator('optgroup').count()).toBe(3);
  expect(await native.locator('option:disabled').textContent()).toBe('Hamburg');
});

test('right to left: the list is aligned to the right, below the box', async ({ visit }) => {
  const page = await visit('/demo/single');
  await page.getByRole('combobox', { name: 'المدينة' }).click();
  await expect.poll(() => optionsOf(page).count()).toBe(5);
  const row = optionsOf(page).first();
  expect(await row.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await page.locator('.rc-select-dropdown-placement-bottomRight').waitFor();
  const rtl = page.locator('.rc-select:has(#single-rtl-city)');
  expect(await rtl.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('a prevented mouse press keeps the focus in the message', async ({ visit }) => {
  const page = await visit('/demo/single');
  const message = page.getByLabel('Message');
  await message.focus();
  await message.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(4, 4));
  const insert = page.getByRole('combobox', { name: 'Insert a field' });
  await insert.click();
  await expect.poll(() => optionsOf(page).count()).toBe(3);
  await page.keyboard.type('!');
  expect(await message.inputValue()).toBe('Your! parcel is on its way.');
  await optionsOf(page).filter({ hasText: 'Order number' }).click();
  await expect.poll(() => message.inputValue()).toBe('Your!{order number} parcel is on its way.');
  await page.locator('#single-message:focus').waitFor();
  expect(await placeholder(page, 'single-insert')).toBe('Choose a field');

  await insert.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => optionsOf(page).count()).toBe(3);
  await waitForActive(page, 'Order number');
  await page.keyboard.press('ArrowDown');
  await waitForActive(page, 'Delivery day');
  await page.keyboard.press('Enter');
  await expect.poll(() => message.inputValue()).toContain('{order number}{delivery day}');
});

test('a select that is unmounted with its list open leaves nothing behind', async ({ visit }) => {
  const page = await visit('/demo/single');
  const change = page.getByRole('button', { name: 'Change reviewer' });
  await change.click();
  await page.getByRole('combobox', { name: 'Reviewer' }).waitFor();
  await expect.poll(() => optionsOf(page).count()).toBe(3);
  const popups = await page.locator('.rc-select-dropdown').count();
  await optionsOf(page).filter({ hasText: 'Amara Okafor' }).click();
  await page.getByText('Reviewer: Amara Okafor').waitFor();
  expect(await page.locator('.rc-select-dropdown').count()).toBe(popups - 1);
  await expect.poll(() => change.evaluate((element) => element.matches(':focus'))).toBe(true);

  await change.click();
  await page.locator('#single-reviewer:focus').waitFor();
  await expect.poll(() => optionsOf(page).count()).toBe(3);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('#single-reviewer').count()).toBe(0);
  await expect.poll(() => change.evaluate((element) => element.matches(':focus'))).toBe(true);
});

test('the published style sheet stays inside its frame', async ({ visit }) => {
  const page = await visit('/demo/single');
  const iframe = page.locator('iframe[title="The published style sheet"]');
  await iframe.scrollIntoViewIfNeeded();
  const frame = iframe.contentFrame();
  const bare = frame.locator('.rc-select-selector');
  const radius = (element: Element) => getComputedStyle(element).borderTopLeftRadius;
  expect(await bare.evaluate(radius)).toBe('0px');
  expect(await box(page).locator('.rc-select-selector').evaluate(radius)).not.toBe('0px');
  await frame.getByRole('combobox', { name: 'River' }).click();
  await frame.locator('.rc-select-item-option', { hasText: 'Elbe' }).click();
  await expect.poll(() => frame.locator('.rc-select-selection-item').textContent()).toBe('Elbe');
});
