import type { Locator, Page, Request } from 'playwright-core';
import { SERVICE_PAGE } from '../../../support/servicePage';

/**
 * Stands in for both services, which tests cannot reach, and records the requests.
 */
export class Services {
  readonly requests: Request[] = [];

  /** Starts to respond for them, also in the tabs that the page opens. */
  readonly start = async (page: Page): Promise<void> => {
    await page
      .context()
      .route(/^https:\/\/(?:codesandbox\.io|stackblitz\.com)\//, (route, request) => {
        this.requests.push(request);
        return route.fulfill({ contentType: 'text/html', body: SERVICE_PAGE });
      });
  };

  /** The latest form, and its address. */
  last(): { url: string | undefined; form: URLSearchParams } {
    const request = this.requests.at(-1);
    return { url: request?.url(), form: new URLSearchParams(request?.postData() ?? '') };
  }
}

/** The button of the menu with the places that a demo opens in. */
export function openInButton(block: Locator): Locator {
  return block.getByRole('button', { name: /^(?:Open in|打开方式)$/ });
}

/** Opens the menu of a demo block, where it is not open, and returns one of its items. */
export async function placeToOpen(block: Locator, name: string): Promise<Locator> {
  const button = openInButton(block);
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  return block.getByRole('menuitem', { name, exact: true });
}

/** A demo block of the page, the first one unless told. */
export function firstBlock(page: Page): Locator {
  return page.locator('section.demo').first();
}

/** Presses and returns the tab that opens. */
export async function openedBy(button: Locator): Promise<Page> {
  const context = button.page().context();
  const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await tab.waitForURL(/codesandbox|stackblitz/);
  return tab;
}
