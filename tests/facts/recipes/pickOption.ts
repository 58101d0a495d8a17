import type { Page } from 'playwright-core';

/** Picks an option of the select with a label, as a user does with the mouse. */
export async function pickOption(page: Page, label: string, option: string) {
  const field = page.getByRole('combobox', { name: label });
  if ((await field.getAttribute('aria-expanded')) === 'false') await field.click();
  const id = (await field.getAttribute('id')) ?? '';
  const popup = page.locator(`.rc-select-dropdown:has([id="${id}_list"])`);
  await popup.getByTitle(option, { exact: true }).click();
}
