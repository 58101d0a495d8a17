import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { encodeAvif } from '../lib/encodeAvif';
import { openStage } from './openStage';
import { DEMO_STAGE } from '../../src/document/contract/page';

interface Shot {
  name: string;
  title: string;
  alt: string;
  address: string;
  /** Brings the first demo of the page into the state to be shown. */
  prepare: (page: Page) => Promise<void>;
}

/** Size of a picture in CSS pixels. */
const SIZE = { width: 360, height: 248 };

/** Device pixels for each CSS pixel. */
const DENSITIES = [1, 2];

const openFirst = async (page: Page) => {
  await page.locator(`.${DEMO_STAGE}`).first().getByRole('combobox').first().click();
  await page.locator('.rc-select-item-option').first().waitFor();
};

const SHOTS: Shot[] = [
  {
    name: 'single',
    title: 'One value',
    alt: 'A select with one value and its list open, the options in groups.',
    address: '/demo/single',
    prepare: openFirst,
  },
  {
    name: 'multiple',
    title: 'Several values',
    alt: 'A select that holds two values as tags, with its list open and both options marked.',
    address: '/demo/multiple',
    prepare: openFirst,
  },
  {
    name: 'tags',
    title: 'Free entry',
    alt: 'A select in which custom tags are typed, with its list open.',
    address: '/demo/tags',
    prepare: openFirst,
  },
  {
    name: 'combobox',
    title: 'Text with suggestions',
    alt: 'A text field with a list of suggestions under it.',
    address: '/demo/combobox',
    prepare: openFirst,
  },
];

/** For browsers without AVIF. Playwright itself writes PNG and JPEG only. */
async function takeWebp(page: Page, clip: { x: number; y: number }, density: number) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { ...clip, ...SIZE, scale: density },
  });
  return Buffer.from(data, 'base64');
}

async function take(browser: Browser, url: string, shot: Shot, scheme: string): Promise<void> {
  const file = path.join('public/screenshots', `${shot.name}-${scheme}`);
  for (const density of DENSITIES) {
    const { page, clip } = await openStage(browser, { url, scheme, density, size: SIZE, ...shot });
    await encodeAvif(await page.screenshot({ clip }), `${file}-${SIZE.width * density}.avif`);
    if (density === Math.max(...DENSITIES))
      writeFileSync(`${file}.webp`, await takeWebp(page, clip, density));
    await page.context().close();
  }
}

/**
 * Takes the pictures of the index page and writes what it needs to know of them.
 *
 * @param url - Of the built site.
 */
export async function takeScreenshots(browser: Browser, url: string): Promise<void> {
  mkdirSync('public/screenshots', { recursive: true });
  for (const shot of SHOTS) {
    for (const scheme of ['light', 'dark']) await take(browser, url, shot, scheme);
    console.log(`${shot.name}: light and dark`);
  }
  const known = SHOTS.map(({ name, title, alt, address }) => ({
    name,
    title,
    alt,
    address,
    ...SIZE,
  }));
  writeFileSync('src/subject/rc-select/screenshots.json', `${JSON.stringify(known, null, 2)}\n`);
}
