import type { Locator, Page } from 'playwright-core';

/** The button of the menu beside the title of a page. */
export const toolsButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(?:Page tools|页面工具)$/ });

/** Opens the menu beside the title of a page, and returns one of its items. */
export async function pageTool(page: Page, name: string): Promise<Locator> {
  await toolsButton(page).click();
  return page.getByRole('menuitem', { name, exact: true });
}
