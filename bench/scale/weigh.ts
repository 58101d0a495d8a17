import type { Browser } from 'playwright-core';
import { recordTransfer, total } from '../recordTransfer';

/** No request for so long, in milliseconds, means that nothing more is coming. */
const QUIET = 2000;

/** What the pages of a site weigh, in bytes of gzip. */
export interface Weights {
  /** Script of the first page, with nobody touching it. */
  untouched: number;
  /** Script that the first key press adds to it. */
  shell: number;
  /** Script of a demo page, with nobody touching it, when its demos have come near. */
  demoPage: number;
  html: number;
}

/** Loads two pages of a site, each with an empty cache. */
export async function weigh(browser: Browser, base: string): Promise<Weights> {
  const visit = async (address: string, touch: 'key' | 'scroll') => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const record = recordTransfer(context);
    const page = await context.newPage();
    await page.goto(base + address, { waitUntil: 'load' });
    await record.idle(QUIET);
    const before = total(await record.take()).weights;
    if (touch === 'key') await page.keyboard.press('Tab');
    else await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await record.idle(QUIET);
    const after = total(await record.take()).weights;
    await context.close();
    return { before, after };
  };
  const home = await visit('/', 'key');
  const demo = await visit('/demo/single', 'scroll');
  return {
    untouched: home.before.script,
    shell: home.after.script,
    demoPage: demo.before.script + demo.after.script,
    html: demo.before.document,
  };
}
