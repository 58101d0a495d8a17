import type { Locator, Page, Request } from 'playwright-core';

/** What StackBlitz's frame does: it takes the line that the SDK offers. */
const ANSWERING = `<!doctype html><title>Service</title><script>
  onmessage = ({ data }) => {
    if (data.action !== 'SDK_INIT') return;
    const { port2 } = new MessageChannel();
    parent.postMessage({ action: 'SDK_INIT_SUCCESS', id: data.id, payload: {} }, '*', [port2]);
  };
</script>`;

/**
 * Both services, which cannot be reached from where tests run: they are played, and what they are
 * asked is kept.
 */
export class Services {
  readonly requests: Request[] = [];

  /** Begins to answer for them, in the tabs that the page opens too. */
  readonly start = async (page: Page): Promise<void> => {
    await page
      .context()
      .route(/^https:\/\/(?:codesandbox\.io|stackblitz\.com)\//, (route, request) => {
        this.requests.push(request);
        return route.fulfill({ contentType: 'text/html', body: ANSWERING });
      });
  };

  /** The form that came last, and where to. */
  last(): { url: string | undefined; form: URLSearchParams } {
    const request = this.requests.at(-1);
    return { url: request?.url(), form: new URLSearchParams(request?.postData() ?? '') };
  }
}

/** A button of the first demo of a page. */
export function exportButton(page: Page, name: string): Locator {
  return page.locator('section.demo').first().getByRole('button', { name, exact: true });
}

/** Presses and answers the tab that opens. */
export async function openedBy(button: Locator): Promise<Page> {
  const context = button.page().context();
  const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await tab.waitForURL(/codesandbox|stackblitz/);
  return tab;
}
