import { test, expect } from '../support/test';
import { optionsOf, textsOf, valuesIn } from './openList';

test('draws two lines in the list and the label in the box', async ({ visit }) => {
  const page = await visit('/demo/option-render');
  const box = page.getByRole('combobox', { name: 'Language', exact: true });
  expect(await valuesIn(box)).toEqual(['Python']);
  await box.click();
  await expect.poll(() => textsOf(page)).toContain('RubyYukihiro Matsumoto, 1995');
  await optionsOf(page).filter({ hasText: 'Ruby' }).click();
  await expect.poll(() => valuesIn(box)).toEqual(['Ruby']);
});

test('without virtual scrolling the rows are the options, both lines included', async ({
  visit,
}) => {
  const page = await visit('/demo/option-render');
  await page.getByRole('combobox', { name: 'Language', exact: true }).click();
  await page.getByRole('option', { name: /Lisp.*John McCarthy, 1958/ }).waitFor();
  expect(await page.getByRole('option').count()).toBe(11);
});

test('with virtual scrolling the hidden options are named by their labels', async ({ visit }) => {
  const page = await visit('/demo/option-render');
  const box = page.getByRole('combobox', { name: 'Language, with search' });
  await box.fill('script');
  await expect.poll(() => page.getByRole('option').count()).toBe(2);
  const names = page.getByRole('option').evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(await names).toEqual(['JavaScript', 'TypeScript']);
});

test('marks the characters searched for', async ({ visit }) => {
  const page = await visit('/demo/option-render');
  const box = page.getByRole('combobox', { name: 'Language, with search' });
  await box.fill('script');
  await expect.poll(() => textsOf(page)).toEqual(['JavaScript', 'TypeScript']);
  expect(await optionsOf(page).locator('mark').allTextContents()).toEqual(['Script', 'Script']);
  await box.press('Enter');
  await expect.poll(() => valuesIn(box)).toEqual(['JavaScript']);
  await box.click();
  await expect.poll(() => optionsOf(page).count()).toBeGreaterThan(2);
  expect(await optionsOf(page).locator('mark').allTextContents()).not.toContain('Script');
});
