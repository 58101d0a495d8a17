import { test, expect } from '../support/test';
import { optionsOf, textsOf, typeInto, valuesIn } from './openList';

test('shows the label in the list and the named field in the box, without changing values', async ({
  visit,
}) => {
  const page = await visit('/demo/option-label-prop');
  const box = page.getByRole('combobox', { name: 'Calling code' });
  expect(await valuesIn(box)).toEqual(['+351']);
  await box.fill('ken');
  await expect.poll(() => textsOf(page)).toEqual(['Kenya (+254)']);
  await box.press('Enter');
  await expect.poll(() => valuesIn(box)).toEqual(['+254']);
  expect(await page.locator('output[for="option-label-prop-prefix"]').textContent()).toBe('KE');
});

test('shows the field in tags, too', async ({ visit }) => {
  const page = await visit('/demo/option-label-prop');
  const box = page.getByRole('combobox', { name: 'Airports on the way' });
  expect(await valuesIn(box)).toEqual(['LIS', 'CDG', 'WAW']);
  await typeInto(box, 'schiphol');
  await optionsOf(page).filter({ hasText: 'Amsterdam Schiphol' }).click();
  await expect.poll(() => valuesIn(box)).toEqual(['LIS', 'CDG', 'WAW', 'AMS']);
});
