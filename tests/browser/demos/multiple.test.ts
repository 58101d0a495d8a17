import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';
import { optionsOf, textsOf } from './openList';

const box = (page: Page, id: string) => page.locator(`.rc-select:has(#${id})`);
const tags = (page: Page, id: string) =>
  box(page, id).locator('.rc-select-selection-item-content').allTextContents();
const value = (page: Page, id: string) => page.locator(`output[for=${id}]`).textContent();

test('typing and Enter add a value, and the list stays open', async ({ visit }) => {
  const page = await visit('/demo/multiple');
  await page.getByRole('combobox', { name: 'Languages spoken' }).click();
  await page.keyboard.type('ger');
  await expect.poll(() => textsOf(page)).toEqual(['German']);
  await page.keyboard.press('Enter');
  await expect.poll(() => value(page, 'multiple-languages')).toBe('[en, pt, de]');
  await expect.poll(() => optionsOf(page).count()).toBeGreaterThan(1);
  expect(await tags(page, 'multiple-languages')).toEqual(['English', 'Portuguese', 'German']);
});

test('choosing a value again removes it, and a disabled one cannot be chosen', async ({
  visit,
}) => {
  const page = await visit('/demo/multiple');
  await page.getByRole('combobox', { name: 'Languages spoken' }).click();
  await optionsOf(page).filter({ hasText: 'English' }).click();
  await expect.poll(() => value(page, 'multiple-languages')).toBe('[pt]');
  await page.keyboard.type('latin');
  await expect.poll(() => textsOf(page)).toEqual(['Latin']);
  await optionsOf(page).click();
  expect(await value(page, 'multiple-languages')).toBe('[pt]');
});

test('Backspace removes the last value, a cross its own, the clear icon all', async ({ visit }) => {
  const page = await visit('/demo/multiple');
  await page.getByRole('combobox', { name: 'Languages spoken' }).focus();
  await page.keyboard.press('Backspace');
  await expect.poll(() => value(page, 'multiple-languages')).toBe('[en]');
  await box(page, 'multiple-languages').locator('.rc-select-selection-item-remove').click();
  await expect.poll(() => value(page, 'multiple-languages')).toBe('[]');
  expect(await optionsOf(page).count()).toBe(0);
  await page.getByRole('combobox', { name: 'Languages spoken' }).click();
  await optionsOf(page).filter({ hasText: 'Dutch' }).click();
  await optionsOf(page).filter({ hasText: 'French' }).click();
  await box(page, 'multiple-languages').locator('.rc-select-clear').click();
  await expect.poll(() => value(page, 'multiple-languages')).toBe('[]');
});

test('Tab works on the open list, and leaves only after Escape', async ({ visit }) => {
  const page = await visit('/demo/multiple');
  const languages = page.getByRole('combobox', { name: 'Languages spoken' });
  await languages.click();
  await expect.poll(() => optionsOf(page).count()).toBeGreaterThan(1);
  await page.keyboard.press('Tab');
  await expect.poll(() => value(page, 'multiple-languages')).toBe('[en, pt, ar]');
  await page.keyboard.press('Tab');
  await expect.poll(() => value(page, 'multiple-languages')).toBe('[en, pt]');
  expect(await languages.evaluate((element) => element.matches(':focus'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(() => languages.evaluate((element) => element.matches(':focus'))).toBe(false);
});

test('the remove icon is the custom one and still removes', async ({ visit }) => {
  const page = await visit('/demo/multiple');
  const subtitles = box(page, 'multiple-subtitles');
  expect(await subtitles.locator('.rc-select-selection-item-remove svg').count()).toBe(2);
  await subtitles.locator('.rc-select-selection-item-remove svg').first().click();
  await expect.poll(() => tags(page, 'multiple-subtitles')).toEqual(['Dutch']);
});

test('tags beyond the second fold into a count', async ({ visit }) => {
  const page = await visit('/demo/multiple');
  const translations = box(page, 'multiple-translations');
  expect(await tags(page, 'multiple-translations')).toEqual(['Arabic', 'Chinese', '3 more']);
  expect(await translations.locator('.rc-select-selection-item-remove').count()).toBe(2);
  await translations.locator('.rc-select-selection-item-remove').first().click();
  await expect
    .poll(() => tags(page, 'multiple-translations'))
    .toEqual(['Chinese', 'English', '2 more']);
});

test('pasted codes become values, and text that matches no label is dropped', async ({ visit }) => {
  const page = await visit('/demo/multiple');
  const airports = page.getByRole('combobox', { name: 'Airports' });
  await airports.click();
  await page.keyboard.insertText('VIE, ZRH; OSL xyz osl');
  await expect.poll(() => value(page, 'multiple-airports')).toBe('[VIE, ZRH, OSL]');
  expect(await airports.inputValue()).toBe('');
  await page.keyboard.type('LIS ');
  await expect.poll(() => value(page, 'multiple-airports')).toBe('[VIE, ZRH, OSL, LIS]');
});
