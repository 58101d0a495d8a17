import { bundleRecipe } from '../support/bundleRecipe';
import { expect, test } from '../support/fact';
import { exposedField } from '../support/exposed';

const script = bundleRecipe(
  "import { AirportField } from './AirportField';",
  `<AirportField
    airports={[
      { value: 'LIS', label: 'Lisbon' },
      { value: 'OSL', label: 'Oslo' },
      { value: 'TLL', label: 'Tallinn' },
    ]}
  />`,
);

test('the recipe tells its value and the number of matches, and keys clear it', async ({
  select,
}) => {
  const { page } = select;
  await page.addScriptTag({ content: await script });
  await select.quiet();
  const status = page.getByRole('status');
  expect(await exposedField(select)).toMatchObject({
    name: 'Airport',
    description: 'Nothing is chosen',
  });

  await page.getByRole('combobox', { name: 'Airport' }).focus();
  await select.type('l');
  expect(await status.textContent()).toBe('3 airports found');
  await select.type('i');
  expect(await status.textContent()).toBe('2 airports found');
  expect(await page.getByRole('option').allTextContents()).toEqual(['Lisbon', 'Tallinn']);
  await select.press('Enter');
  expect(await status.textContent()).toBe('');
  expect((await exposedField(select)).description).toBe('Lisbon is chosen');

  await select.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Clear the airport');
  await select.press('Enter');
  expect((await exposedField(select)).description).toBe('Nothing is chosen');
  await page.getByRole('combobox', { name: 'Airport' }).focus();
  await select.press('ArrowDown');
  expect(await page.getByRole('option').count()).toBe(3);
});
