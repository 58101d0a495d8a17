import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** What holds for all pages of a browser context. */
export interface ContextOptions {
  /** `desktop` is 1280 x 800, `phone` is 390 x 844 with touch. */
  device?: 'desktop' | 'phone';
  colorScheme?: 'light' | 'dark';
  javaScript?: boolean;
  /** What pages may do without asking. */
  permissions?: string[];
}

const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

let browser: Promise<Browser> | undefined;

/** The one Chromium of all test files, as this worker is connected to it. */
export function connect(): Promise<Browser> {
  browser ??= chromium.connect(inject('browserEndpoint'));
  return browser;
}

/** Opens a browser context that knows the address of the site under test. */
export async function openContext({
  device = 'desktop',
  colorScheme = 'light',
  javaScript = true,
  permissions = [],
}: ContextOptions): Promise<BrowserContext> {
  return (await connect()).newContext({
    baseURL: inject('siteUrl'),
    viewport: viewports[device],
    hasTouch: device === 'phone',
    isMobile: device === 'phone',
    colorScheme,
    javaScriptEnabled: javaScript,
    permissions,
    reducedMotion: 'reduce',
  });
}

/**
 * A browser context that one test after the other opens its tabs in. Scripts are then in the cache and compiled, which
 * is most of what opening a page costs. Between tests the tabs are closed and the storage is cleared.
 */
export class SharedContext {
  static readonly #all = new Map<string, SharedContext>();

  readonly #options: ContextOptions;
  #keeper: Promise<Page> | undefined;

  private constructor(options: ContextOptions) {
    this.#options = options;
  }

  /** The context that all visits with the same options share. */
  static for({ device, colorScheme, javaScript, permissions }: ContextOptions): SharedContext {
    const options = { device, colorScheme, javaScript, permissions };
    const key = JSON.stringify(options);
    const context = this.#all.get(key) ?? new SharedContext(options);
    this.#all.set(key, context);
    return context;
  }

  async context(): Promise<BrowserContext> {
    this.#keeper ??= this.#open();
    return (await this.#keeper).context();
  }

  /** Closes what a test has opened and forgets what it has stored. */
  async reset(): Promise<void> {
    const keeper = await this.#keeper;
    if (!keeper) return;
    const others = keeper
      .context()
      .pages()
      .filter((page) => page !== keeper);
    await Promise.all(others.map((page) => page.close()));
    await keeper.evaluate(() => localStorage.clear());
  }

  /** Ends the context; the next visit gets a new one. */
  async close(): Promise<void> {
    const keeper = await this.#keeper;
    this.#keeper = undefined;
    await keeper?.context().close();
  }

  /** An empty page of the site stays open, so that the process with the compiled scripts does. */
  async #open(): Promise<Page> {
    const context = await openContext(this.#options);
    context.clock.install = () =>
      Promise.reject(
        new Error('A clock rules all tabs of a context: visit with `isolated: true`.'),
      );
    const keeper = await context.newPage();
    await keeper.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await keeper.goto('/');
    return keeper;
  }
}
