import { expect, test } from '../support/test';
import { optionsOf, textsOf } from './openList';
import { row } from './popup';

// How the code of demos finds and offers options, beside what facts say of rc-select.

test('combobox: a button resets the text, a box locks it, a textarea takes suggestions', async ({
  visit,
}) => {
  const page = await visit('/demo/combobox');
  const branch = page.getByRole('combobox', { name: 'Branch to deploy' });
  await branch.fill('feature/x');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reset to main' }).click();
  await expect.poll(() => branch.inputValue()).toBe('main');
  await page.getByLabel('Deployment is running').check();
  await expect.poll(() => branch.isDisabled()).toBe(true);

  const reply = page.getByRole('combobox', { name: 'Reply' });
  await reply.click();
  await page.keyboard.type('thank');
  await expect.poll(() => optionsOf(page).count()).toBe(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const taken = 'Thank you for the report. Which version are you using?';
  await expect.poll(() => reply.inputValue()).toBe(taken);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Regards');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('-');
  await expect.poll(() => reply.inputValue()).toBe(`${taken}\nRegard-s`);
});

test('email: offers domains, accepts any other, and asks for the e-mail keyboard', async ({
  visit,
}) => {
  const page = await visit('/demo/email');
  const field = page.getByRole('combobox', { name: 'E-mail address' });
  const value = page.locator('output[for="email-address"]');
  expect(await field.getAttribute('inputmode')).toBe('email');
  await field.fill('ada');
  await expect.poll(() => optionsOf(page).count()).toBe(7);
  await field.fill('ada@g');
  await expect.poll(() => textsOf(page)).toEqual(['ada@gmail.com', 'ada@gmx.net']);
  await row(page, 'gmx').click();
  await expect.poll(() => value.textContent()).toBe('ada@gmx.net');
  await field.fill('ada@example.org');
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
  expect(await value.textContent()).toBe('ada@example.org');
});

test('filter-sort: the best match comes first, and the rest stays in order', async ({ visit }) => {
  const page = await visit('/demo/filter-sort');
  const field = page.getByRole('combobox', { name: 'Best match first' });
  await field.fill('lisp');
  await expect.poll(() => textsOf(page)).toEqual(['Lisp', 'Common Lisp', 'Emacs Lisp']);
  await field.fill('c');
  await expect
    .poll(async () => (await textsOf(page)).slice(0, 5))
    .toEqual(['C', 'C++', 'Clojure', 'Common Lisp', 'ActionScript']);
});

test('option-filter-prop: a capital is found by any of its names', async ({ visit }) => {
  const page = await visit('/demo/option-filter-prop');
  const field = page.getByRole('combobox', { name: 'Capital' });
  for (const text of ['東', 'peking', 'EDO']) {
    await field.fill(text);
    const capital = text === 'peking' ? '北京' : '東京';
    await expect.poll(() => textsOf(page), { message: text }).toEqual([capital]);
  }
  expect(await optionsOf(page).getAttribute('lang')).toBe('ja');
});
