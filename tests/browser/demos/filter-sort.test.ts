import { test, expect } from '../support/test';
import { optionsOf, textsOf } from './openList';

test('puts the best match first and keeps the order of the rest', async ({ visit }) => {
  const page = await visit('/demo/filter-sort');
  const box = page.getByRole('combobox', { name: 'Best match first' });
  await box.fill('lisp');
  await expect.poll(() => textsOf(page)).toEqual(['Lisp', 'Common Lisp', 'Emacs Lisp']);
  await box.fill('c');
  await expect
    .poll(async () => (await textsOf(page)).slice(0, 5))
    .toEqual(['C', 'C++', 'Clojure', 'Common Lisp', 'ActionScript']);
});

test('without sorting the matches stay in the order given', async ({ visit }) => {
  const page = await visit('/demo/filter-sort');
  await page.getByRole('combobox', { name: 'In the order given' }).fill('lisp');
  await expect.poll(() => textsOf(page)).toEqual(['Common Lisp', 'Emacs Lisp', 'Lisp']);
});

test('keeps the given order without a search', async ({ visit }) => {
  const page = await visit('/demo/filter-sort');
  await page.getByRole('combobox', { name: 'Best match first' }).click();
  await expect
    .poll(async () => (await textsOf(page)).slice(0, 2))
    .toEqual(['ActionScript', 'Basic']);
});

test('sorts groups and the options inside them, even without a search', async ({ visit }) => {
  const page = await visit('/demo/filter-sort');
  await page.getByRole('combobox', { name: 'River' }).click();
  await optionsOf(page).first().waitFor();
  expect(await page.locator('.rc-select-item').allTextContents()).toEqual([
    'Africa',
    'Congo',
    'Nile',
    'Zambezi',
    'Europe',
    'Danube',
    'Ebro',
    'Rhine',
  ]);
});
