import type { Browser, Page } from 'playwright-core';
import { DEMO_STAGE } from '../../src/document/contract/page';
import { HYDRATED, LIVE } from '../../src/document/contract/start';

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Which page is to be opened, and how. */
export interface Opening {
  /** Of the built site. */
  url: string;
  /** Of the page. */
  address: string;
  scheme: string;
  /** Device pixels for each CSS pixel. */
  density: number;
}

/** Which picture of a demo is to be taken: of the first one on the page. */
export interface Picture extends Opening {
  /** In CSS pixels, from the start of the stage. */
  size: { width: number; height: number };
  /** Brings the demo into the state to be shown. */
  prepare: (page: Page) => Promise<void>;
}

/** Opens a page whose demos are live; its context is to be closed. */
export async function openPage(browser: Browser, opening: Opening): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: opening.density,
    reducedMotion: 'reduce',
    // For the style of a stage, which the policy of the site forbids.
    bypassCSP: true,
  });
  await context.addInitScript(
    (stored) => localStorage.setItem('dumi:prefers-color', stored),
    opening.scheme,
  );
  const page = await context.newPage();
  await page.goto(opening.url + opening.address);
  await page.keyboard.press('Shift');
  await page.locator(`html[${HYDRATED}]`).waitFor({ state: 'attached' });
  await page.waitForFunction(
    (waiting) => !document.querySelector(waiting),
    `.live-demo:not([${LIVE}]), .demo-waits`,
  );
  return page;
}

/**
 * Opens a page whose first demo is in the state to be shown.
 *
 * @returns The page, whose context is to be closed, and where on it the picture is.
 */
export async function openStage(
  browser: Browser,
  { size, prepare, ...opening }: Picture,
): Promise<{ page: Page; clip: Rectangle }> {
  const page = await openPage(browser, opening);
  // Room on the stage for the open list.
  await page.addStyleTag({ content: `.${DEMO_STAGE} { min-block-size: ${size.height + 2}px }` });
  await prepare(page);
  const stage = await page.locator(`.${DEMO_STAGE}`).first().boundingBox();
  return { page, clip: { x: (stage?.x ?? 0) + 1, y: (stage?.y ?? 0) + 1, ...size } };
}
