import type { Page } from 'playwright-core';

/** How long nothing may arrive until a page counts as quiet, in milliseconds. */
const QUIET = 1000;

/**
 * Waits until a page is interactive and nothing more arrives. The browser's own `networkidle` is
 * reached too early on a busy machine, while the first script is being compiled, and never again
 * after the first load.
 */
export async function settle(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForFunction(
    () =>
      !document.querySelector(
        ':is(.live-demo:not([data-live]), .demo-waits):not([hidden] *, .inline-demo *)',
      ),
  );
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        }).observe({ type: 'resource' });
      }),
    QUIET,
  );
}
