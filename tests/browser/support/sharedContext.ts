import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { defaults, openContext, type ContextOptions } from './context';

/**
 * A file of the site that runs no script: where a tab rests between tests, on the origin whose
 * storage is cleared.
 */
const RESTING_PLACE = '/favicon.svg';

/** What tests listen to. Playwright's own listeners stay. */
const LISTENED_TO = [
  'console',
  'dialog',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
];

/** Lets a page rest on the origin of the site without any of its script. */
export async function rest(page: Page): Promise<void> {
  await page.goto(RESTING_PLACE);
}

interface Opened {
  context: BrowserContext;
  tab: Page;
  session: CDPSession;
}

/**
 * A browser context with a tab that one test after the other uses, so that the scripts of the site
 * are in the cache and compiled and no process has to start. Measured for a visit of
 * `/demo/single`, in processor time: 1.6 s in a context of its own, 0.8 s in a tab of its own, 0.5
 * s in a tab that was used before and is cleared.
 */
export class SharedContext {
  static readonly #all = new Map<string, SharedContext>();

  readonly #options: ContextOptions;
  #opened: Promise<Opened> | undefined;
  #isTabInUse = false;

  private constructor(options: ContextOptions) {
    this.#options = options;
  }

  /** The context that all tests with the same options share. */
  static for({ device, colorScheme, javaScript, permissions }: ContextOptions): SharedContext {
    const options = { device, colorScheme, javaScript, permissions };
    const key = JSON.stringify(options);
    const context = this.#all.get(key) ?? new SharedContext(options);
    this.#all.set(key, context);
    return context;
  }

  /** The tab, or a new one when it is in use or the test needs a new one. */
  async takeTab(isNew: boolean): Promise<Page> {
    this.#opened ??= this.#open();
    const { context, tab } = await this.#opened;
    if (isNew || this.#isTabInUse) return context.newPage();
    this.#isTabInUse = true;
    return tab;
  }

  /**
   * Closes the other tabs and returns the one that stays to its resting place, with an empty
   * storage.
   */
  async reset(): Promise<void> {
    if (!this.#opened) return;
    const { context, tab, session } = await this.#opened;
    const others = context.pages().filter((page) => page !== tab);
    await Promise.all(others.map((page) => page.close()));
    if (this.#isTabInUse) await this.#clear(tab, session);
    await tab.evaluate(() => localStorage.clear());
    this.#isTabInUse = false;
  }

  /** Ends the context; the next test gets a new one. */
  async close(): Promise<void> {
    const opened = await this.#opened;
    this.#opened = undefined;
    this.#isTabInUse = false;
    await opened?.context.close();
  }

  async #open(): Promise<Opened> {
    const context = await openContext(this.#options);
    context.clock.install = () =>
      Promise.reject(new Error('A clock is for all of a context: visit with `isolated: true`.'));
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await rest(tab);
    await session.send('Page.resetNavigationHistory');
    return { context, tab, session };
  }

  async #clear(tab: Page, session: CDPSession): Promise<void> {
    for (const event of LISTENED_TO) tab.removeAllListeners(event);
    await tab.unrouteAll();
    // A pointer that stays over the page would hover an element of the next one.
    await tab.mouse.move(-1, -1);
    const { viewport, ...media } = defaults(this.#options);
    await tab.setViewportSize(viewport);
    await tab.emulateMedia({ media: null, forcedColors: null, ...media });
    await rest(tab);
    await tab.evaluate(() => sessionStorage.clear());
    await session.send('Page.resetNavigationHistory');
  }
}
