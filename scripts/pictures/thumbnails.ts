import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { THUMBNAIL, thumbnailOf } from '../../src/document/page/thumbnail';
import { encodeAvif } from '../lib/encodeAvif';
import { openStage } from './openStage';
import { DEMO_STAGE } from '../../src/document/contract/page';

/** Device pixels for each CSS pixel: small enough for one file to do for all screens. */
const DENSITY = 2;

/** In CSS pixels. Larger than it is shown: the field and the beginning of its list are in it. */
const SIZE = { width: THUMBNAIL.width * 1.5, height: THUMBNAIL.height * 1.5 };

/** What readers type before there is a list. */
const TYPED: Readonly<Record<string, string>> = {
  email: 'ada',
  'force-suggest': 'be',
  'mul-suggest': 'be',
  'mul-tag-suggest': 'be',
  suggest: 'be',
};

/** How long a list may take that comes from a simulated server, in milliseconds. */
const LIST_TIMEOUT = 5000;

async function openList(page: Page, demo: string): Promise<void> {
  const field = page.locator(`.${DEMO_STAGE}`).first().getByRole('combobox').first();
  // Some demos begin with a button that brings the select.
  if ((await field.count()) === 0) return;
  await field.click();
  const typed = TYPED[demo];
  if (typed === undefined) return;
  await field.pressSequentially(typed);
  await page.locator('.rc-select-item-option').nth(1).waitFor({ timeout: LIST_TIMEOUT });
}

/**
 * Takes a small picture of the first select of each demo page, for the page with all demos.
 *
 * @param url - Of the built site.
 * @param demos - The last parts of their addresses.
 */
export async function takeThumbnails(
  browser: Browser,
  url: string,
  demos: readonly string[],
): Promise<void> {
  mkdirSync('public/thumbnails', { recursive: true });
  for (const demo of demos) {
    for (const scheme of ['light', 'dark'] as const) {
      const { page, clip } = await openStage(browser, {
        url,
        address: `/demo/${demo}`,
        scheme,
        density: DENSITY,
        size: SIZE,
        prepare: (opened) => openList(opened, demo),
      });
      const png = await page.screenshot({ clip });
      await encodeAvif(png, path.join('public', thumbnailOf(demo, scheme)));
      await page.context().close();
    }
    console.log(`${demo}: light and dark`);
  }
}
