import type { BrowserContext, Page } from 'playwright-core';
import { expect, test as base } from 'vitest';
import { openContext, type ContextOptions } from './context';
import { watchTraffic } from './networkIdle';
import { rest, SharedContext } from './sharedContext';

/** How a page is opened: everything a person can choose before they arrive. */
export interface VisitOptions extends ContextOptions {
  /** `false` when a test keeps the application from starting. */
  hydrated?: boolean;
  /** Gives the page a context of its own, for tests of clocks and of tabs that the page opens. */
  isolated?: boolean;
  /** What an earlier visit has left in local storage. */
  stored?: Record<string, string>;
  /** Runs before the page loads anything, in a tab of its own. */
  before?: (page: Page) => Promise<unknown>;
  /** Console messages that the test provokes on purpose; all others fail it. */
  expectedMessages?: RegExp[];
}

/** Opens an address of the built site and waits until the page reacts. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

async function store(page: Page, items: Record<string, string>): Promise<void> {
  await rest(page);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);
}

/** Does what a reader does first: the application starts with the first sign of one. */
export async function turnTo(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
}

/** Waits until the text of the page reacts, too, whose script may come after the layout's. */
async function textReacts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const text = document.querySelector('main .prose');
    return !text || Object.keys(text).some((key) => key.startsWith('__reactProps$'));
  });
}

/** Opens an address in a tab, and passes on what the page writes to the console. */
async function open(
  page: Page,
  path: string,
  options: VisitOptions,
  report: (message: string) => void,
): Promise<void> {
  const { javaScript = true, hydrated = javaScript, expectedMessages = [], stored } = options;
  if (stored) await store(page, stored);
  const reportUnexpected = (text: string) => {
    if (!expectedMessages.some((pattern) => pattern.test(text))) report(`${page.url()}: ${text}`);
  };
  page.on('console', (message) => {
    // Requested by the tab while it was resting; pages of the site name their icon.
    if (message.location().url.endsWith('/favicon.ico')) return;
    reportUnexpected(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => reportUnexpected(`uncaught: ${error.message}`));
  watchTraffic(page);
  await options.before?.(page);
  await page.goto(path);
  if (hydrated) {
    await turnTo(page);
    await page
      .locator('html[data-hydrated], .standalone .live-demo[data-live]')
      .first()
      .waitFor({ state: 'attached' });
    await textReacts(page);
    await page.waitForFunction(
      () =>
        !document.querySelector(
          ':is(.live-demo:not([data-live]), .demo-waits):not([hidden] *, .inline-demo *)',
        ),
    );
  }
}

/**
 * A test on the built site. It receives `visit`, and fails when a page it visited wrote to the
 * console or threw unexpectedly.
 */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ task, onTestFailed }, use) => {
    const messages: string[] = [];
    const isolated: BrowserContext[] = [];
    const shared = new Set<SharedContext>();
    // Whatever a failed test leaves behind must not reach the next one.
    onTestFailed(async () => {
      for (const context of shared) await context.close();
    });

    const newTab = async (options: VisitOptions): Promise<Page> => {
      if (options.isolated) {
        const context = await openContext(options);
        isolated.push(context);
        return context.newPage();
      }
      const context = SharedContext.for(options);
      shared.add(context);
      return context.takeTab(options.before !== undefined);
    };

    await use(async (path, options = {}) => {
      const page = await newTab(options);
      await open(page, path, options, (message) => messages.push(message));
      return page;
    });
    await Promise.all([
      ...isolated.map((context) => context.close()),
      ...[...shared].map((context) => context.reset()),
    ]);
    expect(messages, `console of "${task.name}"`).toEqual([]);
  },
});

export { expect };
