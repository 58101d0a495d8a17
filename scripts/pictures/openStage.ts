import type { Browser, Page } from 'playwright-core';

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Which picture of a demo is to be taken. */
export interface Picture {
  /** Of the built site. */
  url: string;
  /** Of the page; its first demo is shown. */
  address: string;
  scheme: string;
  /** Device pixels for each CSS pixel. */
  density: number;
  /** In CSS pixels, from the start of the stage. */
  size: { width: number; height: number };
  /** Brings the demo into the state to be shown. */
  prepare: (page: Page) => Promise<void>;
}

/**
 * Opens a page whose first demo is in the state to be shown.
 *
 * @returns The page, whose context is to be closed, and where on it the picture is.
 */
export async function openStage(
  browser: Browser,
  { url, address, scheme, density, size, prepare }: Picture,
): Promise<{ page: Page; clip: Rectangle }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1000 },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
    // For the style below, which the policy of the site forbids.
    bypassCSP: true,
  });
  await context.addInitScript(
    (stored) => localStorage.setItem('dumi:prefers-color', stored),
    scheme,
  );
  const page = await context.newPage();
  await page.goto(url + address);
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForFunction(
    () => !document.querySelector('.live-demo:not([data-live]), .demo-waits'),
  );
  // Room on the stage for the open list.
  await page.addStyleTag({ content: `.demo-stage { min-block-size: ${size.height + 2}px }` });
  await prepare(page);
  const stage = await page.locator('.demo-stage').first().boundingBox();
  return { page, clip: { x: (stage?.x ?? 0) + 1, y: (stage?.y ?? 0) + 1, ...size } };
}
