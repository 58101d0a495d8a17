import type { Locator, Page, Request } from 'playwright-core';

/** Does what StackBlitz's frame does: it accepts the connection that the SDK offers. */
const ANSWERING = `<!doctype html><title>Service</title><script>
  onmessage = ({ data }) => {
    if (data.action !== 'SDK_INIT') return;
    const { port2 } = new MessageChannel();
    parent.postMessage({ action: 'SDK_INIT_SUCCESS', id: data.id, payload: {} }, '*', [port2]);
  };
</script>`;

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
        return route.fulfill({ contentType: 'text/html', body: ANSWERING });
      });
  };

  /** The latest form, and its address. */
  last(): { url: string | undefined; form: URLSearchParams } {
    const request = this.requests.at(-1);
    return { url: request?.url(), form: new URLSearchParams(request?.postData() ?? '') };
  }
}

/** A button of the first demo of a page. */
export function exportButton(page: Page, name: string): Locator {
  return page.locator('section.demo').first().getByRole('button', { name, exact: true });
}

/** Presses and returns the tab that opens. */
export async function openedBy(button: Locator): Promise<Page> {
  const context = button.page().context();
  const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await tab.waitForURL(/codesandbox|stackblitz/);
  return tab;
}
