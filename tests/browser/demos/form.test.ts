import { expect, test } from '../support/test';
import { row } from './popup';

test('a form says what is missing, sends the value under its name, and empties the select', async ({
  visit,
}) => {
  const page = await visit('/guide/forms');
  const field = page.getByRole('combobox', { name: 'Size (required)' });
  const sent = page.locator('output[for="form-size"]');
  const hidden = page.locator('input[type="hidden"][name="size"]');
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('#form-message').textContent()).toBe(
    'Choose a size, then send the form.',
  );
  expect(await sent.textContent()).toBe('nothing yet');
  await field.press('Enter');
  await row(page, 'Medium').click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('false');
  await send.click();
  await expect.poll(() => sent.textContent()).toBe('size=m');
  expect(await hidden.count()).toBe(1);
  await page.getByRole('button', { name: 'Reset', exact: true }).first().click();
  await expect.poll(() => hidden.count()).toBe(0);
});
