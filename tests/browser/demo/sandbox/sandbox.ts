import type { Frame, Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import type { SandboxProblem } from '../../../../src/demo/sandbox/sandboxProblem';
import { connectToBrowser } from '../../../support/browser/connectToBrowser';
import type { ShownState } from './page';
import { replaceRuntime } from './lyingRuntime';
import { addPages, PAGE } from './site';

/** A sandbox in the page, for tests that have only one. */
export const ID = 'demo';

/** A page with a sandbox, and what a test does with it. */
export interface SandboxPage {
  page: Page;
  /** Requested addresses on other hosts; all of these requests are blocked. */
  outside: string[];
  /** Opens a demo and runs it. */
  start(files: Record<string, string> | [string, string][], entry?: string): Promise<void>;
  /** Types into the entry and runs at once, without the pause for more. */
  change(text: string): Promise<void>;
  state(): Promise<ShownState>;
  /** Waits until nothing is pending, and returns the state. */
  settled(): Promise<ShownState>;
  /** The visible frame. */
  frame(): Promise<Frame>;
  /**
   * Presses the demo's button without waiting: Playwright's click waits for a response, which a
   * frame that hangs or was removed does not give.
   */
  press(): Promise<void>;
  /** Text of the demo. */
  text(): Promise<string>;
  /** Has the frames of this test run another runtime (`replaceRuntime`). */
  lie(script: string): Promise<void>;
}

/** Wraps a page in what tests do with it. */
function sandboxPage(
  page: Page,
  outside: string[],
  onLie: (restore: () => Promise<void>) => void,
): SandboxPage {
  const state = () => page.evaluate((id) => window.harness.state(id), ID);

  async function frame() {
    const element = await page.waitForSelector('.stage iframe:not([inert])');
    const found = await element.contentFrame();
    if (!found) throw new Error('The element has no frame');
    return found;
  }

  return {
    page,
    outside,
    state,
    frame,
    start: (files, entry = 'index.tsx') =>
      page.evaluate(
        ([id, list, first]) => {
          window.harness.open(id, list, first);
          window.harness.demo(id).run();
        },
        [ID, Array.isArray(files) ? files : Object.entries(files), entry] as const,
      ),
    change: (text) =>
      page.evaluate(
        ([id, code]) => {
          window.harness.demo(id).edit('index.tsx', code);
          window.harness.demo(id).run();
        },
        [ID, text] as const,
      ),
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
    async lie(script) {
      onLie(await replaceRuntime(page, script));
      await page.evaluate(() => window.harness.renew());
    },
  };
}

/** One page for all tests: opening it takes longer than most of them. */
async function openPage() {
  const browser = await connectToBrowser();
  const siteUrl = inject('siteUrl');
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const outside: string[] = [];
  await context.route(
    (url) => url.origin !== siteUrl,
    (route) => {
      outside.push(route.request().url());
      return route.abort();
    },
  );
  await addPages(context, siteUrl);
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => {
    // A loader reports a file that a test withholds.
    if (/: HTTP 503$/.test(error.message)) return;
    if (!error.stack?.includes('blob:')) thrown.push(error.stack ?? error.message);
  });
  await page.goto(siteUrl + PAGE);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return { page, outside, thrown };
}

let opened: ReturnType<typeof openPage> | undefined;

/** A test with a page for sandboxes. It fails when the page itself, not a frame in it, throws. */
export const test = base.extend<{ sandbox: SandboxPage }>({
  sandbox: async ({ task, onTestFailed }, use) => {
    opened ??= openPage();
    const { page, outside, thrown } = await opened;
    // Whatever a failed test leaves behind must not reach the next one.
    onTestFailed(() => {
      opened = undefined;
      return page.context().close();
    });
    outside.length = 0;
    thrown.length = 0;
    let restore: (() => Promise<void>) | undefined;
    await use(
      sandboxPage(page, outside, (undo) => {
        restore = undo;
      }),
    );
    await page.unrouteAll();
    await page.evaluate(() => window.harness.close());
    if (restore) {
      await restore();
      await page.evaluate(() => window.harness.renew());
    }
    expect(thrown, `errors of the page in "${task.name}"`).toEqual([]);
  },
});

/** The kinds of the problems that a state has. */
export function kindsOf({ problems }: ShownState): SandboxProblem['kind'][] {
  return problems.map(({ kind }) => kind);
}

export { expect };
