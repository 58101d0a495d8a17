import type { Locator, Page } from 'playwright-core';
import { optionsOf } from './openList';

/** The list that is open; the lists of other selects stay in the page, hidden. */
export function openList(page: Page): Locator {
  return page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)');
}

/** A visible row of the open list. */
export function row(page: Page, label: string): Locator {
  return optionsOf(page).filter({ hasText: label });
}

/** The box of the select whose input has this id. */
export function box(page: Page, id: string): Locator {
  return page.locator('.rc-select', { has: page.locator(`#${id}`) });
}

/** The texts of the tags in the box, from first to last. */
export function tags(page: Page, id: string): Promise<string[]> {
  return box(page, id).locator('.rc-select-selection-item-content').allTextContents();
}

/** Where an element is on the screen. */
export async function place(locator: Locator): Promise<DOMRect> {
  return locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
}
