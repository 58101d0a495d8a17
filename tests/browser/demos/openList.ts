import type { Locator, Page } from 'playwright-core';

/**
 * The rows of the list that is open, group headings left out; a list on its way out is not open.
 */
export function optionsOf(page: Page): Locator {
  return page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden) .rc-select-item-option');
}

/** What the rows of the open list show, the tick of a selected one left out. */
export function textsOf(page: Page): Promise<string[]> {
  return optionsOf(page).locator('.rc-select-item-option-content').allTextContents();
}

/**
 * Waits until the open list has marked a row that shows `text`: a list marks its selected row only
 * after it is there.
 */
export function waitForActive(page: Page, text: string): Promise<void> {
  return optionsOf(page)
    .and(page.locator('.rc-select-item-option-active', { hasText: text }))
    .waitFor();
}

/** What the box shows for each of its values. */
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
