import { test, expect } from '../support/test';
import { optionsOf, textsOf, valuesIn } from './openList';

test('reads value and label by their own names and returns the object', async ({ visit }) => {
  const page = await visit('/demo/single-field-names');
  const box = page.getByRole('combobox', { name: 'Currency' });
  await box.fill('yen');
  await expect.poll(() => textsOf(page)).toEqual(['Japanese yen']);
  await box.press('Enter');
  await expect.poll(() => valuesIn(box)).toEqual(['Japanese yen']);
  expect(await page.locator('output[for="single-field-names-currency"]').textContent()).toBe(
    'JPY: 0 decimals',
  );
});

test('reads groups by their own names', async ({ visit }) => {
  const page = await visit('/demo/single-field-names');
  const box = page.getByRole('combobox', { name: 'Language' });
  expect(await valuesIn(box)).toEqual(['Finnish']);
  await box.fill('pol');
  await optionsOf(page).filter({ hasText: 'Polish' }).waitFor();
  expect(await page.locator('.rc-select-item').allTextContents()).toEqual(['Slavic', 'Polish']);
});

test('with a renamed value the list opens at its first row, and no option is marked as selected', async ({
  visit,
}) => {
  const page = await visit('/demo/single-field-names');
  const box = page.getByRole('combobox', { name: 'Language' });
  await box.click();
  await optionsOf(page).first().waitFor();
  await expect
    .poll(() => page.locator('.rc-select-item-option-active').textContent())
    .toBe('French');
  expect(await textsOf(page)).not.toContain('Finnish');
  expect(await page.locator('[role="option"][aria-selected="true"]').count()).toBe(0);
});
