import { test, expect } from '../support/test';
import { optionsOf, textsOf, typeInto, valuesIn } from './openList';

test('labels of selected options follow the language, and the values stay', async ({ visit }) => {
  const page = await visit('/demo/update-option');
  const box = page.getByRole('combobox', { name: 'Colours' });
  const values = page.locator('output[for="update-option-colours"]');
  await typeInto(box, 'yel');
  await optionsOf(page).filter({ hasText: 'Yellow' }).click();
  await expect.poll(() => valuesIn(box)).toEqual(['Red', 'Blue', 'Yellow']);
  await box.press('Escape');
  const language = page.getByRole('combobox', { name: 'Language of the options' });
  await language.selectOption('Swedish');
  await expect.poll(() => valuesIn(box)).toEqual(['Röd', 'Blå', 'Gul']);
  await language.selectOption('Portuguese');
  await expect.poll(() => valuesIn(box)).toEqual(['Vermelho', 'Azul', 'Amarelo']);
  expect(await values.textContent()).toBe('red, blue, yellow');
});

test('removing the selected option keeps its last label and the value', async ({ visit }) => {
  const page = await visit('/demo/update-option');
  const box = page.getByRole('combobox', { name: 'Size' });
  await page.getByRole('checkbox', { name: 'Large is in stock' }).uncheck();
  expect(await valuesIn(box)).toEqual(['Large']);
  expect(await page.locator('output[for="update-option-size"]').textContent()).toBe('l');
  await box.click();
  await expect.poll(() => textsOf(page)).toEqual(['Small', 'Medium']);
});
