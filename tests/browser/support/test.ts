import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';

/** How a page is opened: everything a person can choose before they arrive. */
export interface VisitOptions {
  /** `desktop` is 1280 x 800, `phone` is 390 x 844 with touch. */
  device?: 'desktop' | 'phone';
  colorScheme?: 'light' | 'dark';
  javaScript?: boolean;
  /** `false` where a test keeps the application from starting. */
  hydrated?: boolean;
  /** Runs in the page before any of its own scripts. */
  before?: (context: BrowserContext) => Promise<unknown>;
  /** Console messages that the test provokes on purpose; all others fail it. */
  expectedMessages?: RegExp[];
}

/** Opens an address of the built site in a fresh browser context and waits until the page reacts. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

let shared: Promise<Browser> | undefined;

function connect(): Promise<Browser> {
  shared ??= chromium.connect(inject('browserEndpoint'));
  return shared;
}

async function open(path: string, options: VisitOptions, messages: string[]): Promise<Page> {
  const {
    device = 'desktop',
    colorScheme = 'light',
    javaScript = true,
    hydrated = javaScript,
  } = options;
  const browser = await connect();
  const context = await browser.newContext({
    baseURL: inject('siteUrl'),
    viewport: viewports[device],
    hasTouch: device === 'phone',
    isMobile: device === 'phone',
    colorScheme,
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
  });
  await options.before?.(context);
  const page = await context.newPage();
  const expected = options.expectedMessages ?? [];
  const report = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) messages.push(`${path}: ${text}`);
  };
  page.on('console', (message) => report(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
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
  visit: async ({ task }, use) => {
    const messages: string[] = [];
    const pages: Page[] = [];
    await use(async (path, options = {}) => {
      const page = await open(path, options, messages);
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
    expect(messages, `console of "${task.name}"`).toEqual([]);
  },
});

export { expect };
