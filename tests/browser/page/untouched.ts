import type { Page } from 'playwright-core';
import { expect, type Visit } from '../support/test';

/** How a page is opened that nobody touches. */
export const UNTOUCHED = { hydrated: false } as const;

/** The first demo block of a page. */
export const block = (page: Page) => page.locator('section.demo').first();

/** Whether the application has started. */
export const isHydrated = (page: Page) =>
  page.evaluate(() => 'hydrated' in document.documentElement.dataset);

/** Waits until all demos in the document are live. */
export const allLive = (page: Page) =>
  page.waitForFunction(() => {
    const stages = [...document.querySelectorAll('[data-stage]')];
    return stages.length > 0 && stages.every((stage) => stage.querySelector('[data-live]'));
  });

/** Waits until the application has started. */
export const hydration = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Starts the application, and wants the elements of the document to stay. */
export async function keepsElements(page: Page): Promise<void> {
  const header = await page.locator('.site-header').elementHandle();
  await page.keyboard.press('Shift');
  await hydration(page);
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
}

/** Holds scripts of the page back until the returned function is called. */
export async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    // A frame that waits would keep the page around it from being loaded.
    if (route.request().frame() === page.mainFrame()) await gate;
    await route.continue();
  });
  return release;
}

/** The script that every document loads. */
export const ENTRY = /\/umi\.\w+\.js$/;
/** The application around the demos. */
export const SHELL = /\/shell\.\w+\.async\.js$/;
/** The same with React, which the controls do not wait for. */
export const SHELL_AND_REACT = /\/(?:shell|react)\.\w+\.async\.js$/;
/** What makes some controls work before the application does. */
export const CONTROLS = /\/controls\.\w+\.async\.js$/;
/** What makes demos live. */
export const STAGES = /\/stages\.\w+\.async\.js$/;

/** Opens a page whose scripts of one kind are held back until the returned function is called. */
export async function visitHeld(visit: Visit, address: string, scripts: RegExp) {
  let release = () => {};
  const page = await visit(address, {
    ...UNTOUCHED,
    isolated: true,
    before: async (tab) => (release = await hold(tab, scripts)),
  });
  return { page, release: () => release() };
}
