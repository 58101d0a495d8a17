import { test, expect } from '../support/test';
import { optionsOf, textsOf } from './openList';

test.for(['東', 'tokyo', 'EDO'])('%s finds the capital of Japan', async (text, { visit }) => {
  const page = await visit('/demo/option-filter-prop');
  const box = page.getByRole('combobox', { name: 'Capital' });
  await box.fill(text);
  await expect.poll(() => textsOf(page)).toEqual(['東京']);
  expect(await optionsOf(page).getAttribute('lang')).toBe('ja');
});

test('the search matches the value by default, and the label with optionFilterProp', async ({
  visit,
}) => {
  const page = await visit('/demo/option-filter-prop');
  const byValue = page.getByRole('combobox', { name: 'Country, search in value' });
  await byValue.fill('de');
  await expect.poll(() => textsOf(page)).toEqual(['Germany']);
  await byValue.fill('ger');
  await expect.poll(() => page.locator('.rc-select-item-empty').count()).toBe(1);
  await byValue.press('Escape');

  const byLabel = page.getByRole('combobox', { name: 'Country, search in label' });
  await byLabel.fill('ger');
  await expect.poll(() => textsOf(page)).toEqual(['Germany']);
  await byLabel.fill('de');
  await expect.poll(() => textsOf(page)).toEqual(['Denmark', 'Sweden']);
});
