import { expect, test } from '../support/test';
import { textsOf, valuesIn } from './openList';
import { box, row, tags } from './popup';

// What the code of demos does with values, beside what facts say of rc-select.

test('single: a search by label narrows the list, as the native select beside it cannot (E1)', async ({
  visit,
}) => {
  const page = await visit('/demo/single');
  const value = page.locator('output[for=single-destination]');
  await page.getByRole('combobox', { name: 'Destination', exact: true }).click();
  await page.keyboard.type('VER');
  await expect.poll(() => textsOf(page)).toEqual(['Verona']);
  await page.keyboard.press('Enter');
  await expect.poll(() => value.textContent()).toBe('verona');
  const native = page.getByRole('combobox', { name: 'Destination, native select' });
  expect(await native.inputValue()).toBe('vienna');
  expect(await native.locator('optgroup').count()).toBe(3);
  expect(await native.locator('option:disabled').textContent()).toBe('Hamburg');
});

test('controlled: buttons change the value and open the list, which keys then use', async ({
  visit,
}) => {
  const page = await visit('/demo/controlled');
  const shown = (id: string) => box(page, id).locator('.rc-select-selection-item').textContent();
  for (const [name, movement] of [
    ['Next', 'Saturn'],
    ['Previous', 'Jupiter'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => shown('controlled-movement')).toBe(movement);
  }
  const note = page.locator('.demo-note:has(output[for=controlled-tempo])');
  await page.getByRole('button', { name: 'Open the list' }).click();
  await expect.poll(() => note.innerText()).toBe('List is open, last request: none');
  await page.keyboard.press('Escape');
  await expect.poll(() => note.innerText()).toBe('List is closed, last request: close');
});

test('auto-tokenization: what is copied and pasted is split, and the room left is told', async ({
  visit,
}) => {
  const page = await visit('/demo/auto-tokenization');
  await page.getByRole('textbox', { name: 'Text to copy' }).focus();
  await page.keyboard.press('Control+C');
  await page.getByRole('combobox', { name: 'Stops' }).focus();
  await page.keyboard.press('Control+V');
  await expect
    .poll(() => tags(page, 'auto-tokenization'))
    .toEqual(['Lisbon', 'Porto', 'Braga', 'Vila Nova de Gaia', 'Faro']);
  await page.getByText(/^5 stops: Lisbon → Porto/).waitFor();

  const room = page.locator('#auto-tokenization-limit-room');
  expect(await room.textContent()).toBe('Room for 3 more');
  await page.getByRole('combobox', { name: 'Keywords, four at most' }).focus();
  await page.keyboard.insertText('a,b,c,d');
  await expect.poll(() => room.textContent()).toBe('Full: remove a keyword to add another');
});

test('multiple-readonly: clearing keeps the owner', async ({ visit }) => {
  const page = await visit('/demo/multiple-readonly');
  await box(page, 'multiple-readonly-clear').locator('.rc-select-clear').click();
  await expect.poll(() => tags(page, 'multiple-readonly-clear')).toEqual(['Owner']);
});

test('multiple-with-max-count: a line that describes the field counts', async ({ visit }) => {
  const page = await visit('/demo/multiple-with-max-count');
  const field = page.getByRole('combobox', { name: 'Languages you can review' });
  const note = page.locator('#multiple-with-max-count-note');
  expect(await field.getAttribute('aria-describedby')).toBe('multiple-with-max-count-note');
  await field.click();
  await row(page, 'Go').click();
  await expect.poll(() => note.textContent()).toContain('2 of 3 chosen');
});

test('tags: a box unlocks a select whose tags were fixed', async ({ visit }) => {
  const page = await visit('/demo/tags');
  const crosses = box(page, 'tags-release').locator('.rc-select-selection-item-remove');
  expect(await crosses.count()).toBe(0);
  await page.getByLabel('Release is published').uncheck();
  await expect.poll(() => crosses.count()).toBe(2);
});

test('update-option: labels follow the language, and the value of a removed option stays', async ({
  visit,
}) => {
  const page = await visit('/demo/update-option');
  const field = page.getByRole('combobox', { name: 'Colours' });
  await page.getByRole('combobox', { name: 'Language of the options' }).selectOption('Swedish');
  await expect.poll(() => valuesIn(field)).toEqual(['Röd', 'Blå']);
  expect(await page.locator('output[for="update-option-colours"]').textContent()).toBe('red, blue');
  await page.getByRole('checkbox', { name: 'Large is in stock' }).uncheck();
  const size = page.getByRole('combobox', { name: 'Size' });
  await size.click();
  await expect.poll(() => textsOf(page)).toEqual(['Small', 'Medium']);
  expect(await valuesIn(size)).toEqual(['Large']);
});
