import type { Locator, Page } from 'playwright-core';

/** The parts of the search dialog, found by their roles. */
export interface SearchDialog {
  page: Page;
  dialog: Locator;
  field: Locator;
  options: Locator;
  active: Locator;
  status: Locator;
}

/** The dialog of a page, open or not. */
export function dialogOf(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', { name: /Search|搜索/ });
  return {
    page,
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', { selected: true }),
    status: dialog.getByRole('status'),
  };
}

/** Opens the search with the shortcut and waits for its text field. */
export async function openSearch(page: Page): Promise<SearchDialog> {
  const search = dialogOf(page);
  await page.keyboard.press('Control+k');
  await search.field.waitFor();
  return search;
}

/** Types what a person would and waits for results. */
export async function searchFor(page: Page, query: string): Promise<SearchDialog> {
  const search = await openSearch(page);
  await page.keyboard.type(query);
  await search.options.first().waitFor();
  await page.locator('.search-body[aria-busy="false"]').waitFor();
  return search;
}

/** The address of the active result, as the field points at it. */
export async function activeAddress({ field, page }: SearchDialog): Promise<string | null> {
  const id = (await field.getAttribute('aria-activedescendant')) ?? '';
  return page.locator(`[id="${id}"]`).getAttribute('href');
}
