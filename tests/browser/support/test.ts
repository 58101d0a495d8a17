import type { BrowserContext, Page } from 'playwright-core';
import { expect, test as base } from 'vitest';
import { openContext, SharedContext, type ContextOptions } from './context';

/** How a page is opened: everything a person can choose before they arrive. */
export interface VisitOptions extends ContextOptions {
  /** `false` where a test keeps the application from starting. */
  hydrated?: boolean;
  /** Gives the page a context of its own, for tests of what the browser caches, and of tabs that the page opens. */
  isolated?: boolean;
  /** Runs before the page loads anything. */
  before?: (page: Page) => Promise<unknown>;
  /** Console messages that the test provokes on purpose; all others fail it. */
  expectedMessages?: RegExp[];
}

/** Opens an address of the built site in a new tab and waits until the page reacts. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/** Opens an address in a tab of a context, and passes on what the page writes to the console. */
async function open(
  context: BrowserContext,
  path: string,
  options: VisitOptions,
  report: (message: string) => void,
): Promise<Page> {
  const { javaScript = true, hydrated = javaScript, expectedMessages = [] } = options;
  const page = await context.newPage();
  const reportUnexpected = (text: string) => {
    if (!expectedMessages.some((pattern) => pattern.test(text))) report(`${path}: ${text}`);
  };
  page.on('console', (message) => reportUnexpected(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => reportUnexpected(`uncaught: ${error.message}`));
  await options.before?.(page);
  await page.goto(path);
  if (hydrated) {
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForFunction(
      () =>
        !document.querySelector(':is(.live-demo:not([data-live]), .demo-waits):not([hidden] *)'),
    );
  }
  return page;
}

/**
 * A test on the built site. It receives `visit`, and fails when a page it visited wrote to the console
 * or threw without being asked to.
 */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ task, onTestFailed }, use) => {
    const messages: string[] = [];
    const isolated: BrowserContext[] = [];
    const shared = new Set<SharedContext>();
    const contextFor = async (options: VisitOptions): Promise<BrowserContext> => {
      if (options.isolated) {
        const context = await openContext(options);
        isolated.push(context);
        return context;
      }
      const use = SharedContext.for(options);
      shared.add(use);
      return use.context();
    };
    // Whatever a failed test leaves behind must not reach the next one.
    onTestFailed(async () => {
      for (const context of shared) await context.close();
    });

    await use(async (path, options = {}) =>
      open(await contextFor(options), path, options, (message) => messages.push(message)),
    );
    await Promise.all([
      ...isolated.map((context) => context.close()),
      ...[...shared].map((context) => context.reset()),
    ]);
    expect(messages, `console of "${task.name}"`).toEqual([]);
  },
});

export { expect };
