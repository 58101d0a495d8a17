import { chromium, type Browser, type Frame, type Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import type { LiveProblem } from '../../../src/live-demo/problem';
import type { ShownState } from './page';
import { openSite, type TestSite } from './site';

/** A live demo in the page, for tests that have only one. */
export const ID = 'demo';

/** A page with a live demo, and what a test does with it. */
export interface LivePage {
  page: Page;
  site: TestSite;
  /** Addresses on other hosts that were asked for; nothing is let through to them. */
  outside: readonly string[];
  /** Opens a demo and runs it. */
  start(files: Record<string, string> | [string, string][], entry?: string): Promise<void>;
  /** Types into a file. */
  edit(text: string, name?: string): Promise<void>;
  state(): Promise<ShownState>;
  /** Waits until nothing is awaited any more, and gives what there is then. */
  settled(): Promise<ShownState>;
  /** The frame that is to be seen. */
  frame(): Promise<Frame>;
  /** Presses the demo's button, and does not wait: a click of Playwright's wants an answer, which a frame that hangs or is gone does not give. */
  press(): Promise<void>;
  /** Text of the demo. */
  text(): Promise<string>;
}

let sharedBrowser: Promise<Browser> | undefined;
let sharedSite: Promise<TestSite> | undefined;

function toList(files: Record<string, string> | [string, string][]): [string, string][] {
  return Array.isArray(files) ? files : Object.entries(files);
}

/** Wraps a page in what tests do with it. */
export function livePage(page: Page, site: TestSite, outside: readonly string[]): LivePage {
  const state = () => page.evaluate((id) => window.harness.state(id), ID);

  async function frame() {
    const element = await page.waitForSelector('.stage iframe:not([inert])');
    const found = await element.contentFrame();
    if (!found) throw new Error('The element has no frame');
    return found;
  }

  return {
    page,
    site,
    outside,
    state,
    frame,
    start: (files, entry = 'index.tsx') =>
      page.evaluate(
        ([id, list, first]) => {
          window.harness.open(id, list, first);
          window.harness.demo(id).run();
        },
        [ID, toList(files), entry] as const,
      ),
    edit: (text, name = 'index.tsx') =>
      page.evaluate(([id, file, code]) => window.harness.demo(id).edit(file, code), [
        ID,
        name,
        text,
      ] as const),
    async settled() {
      await page.waitForFunction((id) => !window.harness.state(id).loading, ID);
      return state();
    },
    async press() {
      const shown = await frame();
      await shown.evaluate(() => setTimeout(() => document.querySelector('button')?.click()));
    },
    async text() {
      const shown = await frame();
      return shown.evaluate(() => document.getElementById('root')?.textContent ?? '');
    },
  };
}

/** A test with a page for live demos. It fails when the page itself, not a frame in it, throws. */
export const test = base.extend<{ live: LivePage }>({
  live: async ({ task }, use) => {
    sharedBrowser ??= chromium.connect(inject('browserEndpoint'));
    sharedSite ??= openSite();
    const [browser, site] = await Promise.all([sharedBrowser, sharedSite]);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const outside: string[] = [];
    await context.route(
      (url) => url.origin !== site.url,
      (route) => {
        outside.push(route.request().url());
        return route.abort();
      },
    );
    const page = await context.newPage();
    const thrown: string[] = [];
    page.on('pageerror', (error) => {
      if (!error.stack?.includes('blob:')) thrown.push(error.stack ?? error.message);
    });
    await page.goto(site.url);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await use(livePage(page, site, outside));
    await context.close();
    expect(thrown, `errors of the page in "${task.name}"`).toEqual([]);
  },
});

/** The kinds of the problems that a state has. */
export function kindsOf({ problems }: ShownState): LiveProblem['kind'][] {
  return problems.map(({ kind }) => kind);
}

export { expect };
