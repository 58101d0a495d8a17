import type { Locator, Page } from 'playwright-core';

/** The rows of the open list without group headings; a list that is closing is not open. */
export function optionsOf(page: Page): Locator {
  return page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden) .rc-select-item-option');
}

/** The texts of the rows of the open list, without the tick of a selected one. */
export function textsOf(page: Page): Promise<string[]> {
  return optionsOf(page).locator('.rc-select-item-option-content').allTextContents();
}

/**
 * Waits until the active row of the open list shows `text`: a list makes its selected row active
 * only after it has appeared.
 */
export function waitForActive(page: Page, text: string): Promise<void> {
  return optionsOf(page)
    .and(page.locator('.rc-select-item-option-active', { hasText: text }))
    .waitFor();
}

/** The text that the box shows for each of its values. */
export function valuesIn(field: Locator): Promise<string[]> {
  return field.evaluate((input) => {
    const items = input.closest('.rc-select')?.querySelectorAll('.rc-select-selection-item') ?? [];
    return [...items].map((item) => item.getAttribute('title') ?? '');
  });
}

/** Types into a multiple select, whose input is read-only until it has the focus. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.fill(text);
}
