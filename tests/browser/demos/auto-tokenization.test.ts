import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';
import { openList, tags } from './popup';

const room = (page: Page, text: string) =>
  expect.poll(() => page.locator('#auto-tokenization-limit-room').textContent()).toBe(text);

test('pasted text is split at each separator', async ({ visit }) => {
  const page = await visit('/demo/auto-tokenization');
  await page.getByRole('textbox', { name: 'Text to copy' }).focus();
  await page.keyboard.press('Control+C');
  await page.getByRole('combobox', { name: 'Stops' }).focus();
  await page.keyboard.press('Control+V');

  await expect
    .poll(() => tags(page, 'auto-tokenization'))
    .toEqual(['Lisbon', 'Porto', 'Braga', 'Vila Nova de Gaia', 'Faro']);
  await expect.poll(() => page.getByText(/^5 stops: Lisbon → Porto/).count()).toBe(1);
  await expect.poll(() => openList(page).count(), { message: 'the list closes' }).toBe(0);
});

test('line breaks of Windows leave nothing in the tags', async ({ visit }) => {
  const page = await visit('/demo/auto-tokenization', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('combobox', { name: 'Stops' }).focus();
  await page.evaluate(() => navigator.clipboard.writeText('Lagos\r\nFaro'));
  await page.keyboard.press('Control+V');
  await expect.poll(() => tags(page, 'auto-tokenization')).toEqual(['Lagos', 'Faro']);
});

test('a typed separator makes a tag, without the space of the longer separator', async ({
  visit,
}) => {
  const page = await visit('/demo/auto-tokenization');
  await page.getByRole('combobox', { name: 'Stops' }).focus();
  await page.keyboard.type('Évora;');
  await expect.poll(() => tags(page, 'auto-tokenization')).toEqual(['Évora']);
  await page.keyboard.insertText('Tomar, Sines,,');
  await expect.poll(() => tags(page, 'auto-tokenization')).toEqual(['Évora', 'Tomar', 'Sines']);
});

test('maxCount keeps only as many pieces as fit', async ({ visit }) => {
  const page = await visit('/demo/auto-tokenization');
  const input = page.getByRole('combobox', { name: 'Keywords, four at most' });
  await room(page, 'Room for 3 more');
  await input.focus();
  await page.keyboard.insertText('a,b,c,d');
  await expect
    .poll(() => tags(page, 'auto-tokenization-limit'))
    .toEqual(['typescript', 'a', 'b', 'c']);
  await room(page, 'Full: remove a keyword to add another');

  await page.keyboard.insertText('e');
  await expect.poll(() => input.inputValue(), { message: 'no text when full' }).toBe('');
});

test('a duplicate takes the last free place', async ({ visit }) => {
  const page = await visit('/demo/auto-tokenization');
  await page.getByRole('combobox', { name: 'Keywords, four at most' }).focus();
  await page.keyboard.insertText('a,b,');
  await room(page, 'Room for 1 more');
  await page.keyboard.insertText('a,new');
  await room(page, 'Room for 1 more');
  expect(await tags(page, 'auto-tokenization-limit')).toEqual(['typescript', 'a', 'b']);
});
