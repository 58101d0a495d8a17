import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from './chromium';
import { encodeAvif } from './lib/encodeAvif';
import { startServer } from './server';

interface Shot {
  name: string;
  title: string;
  alt: string;
  address: string;
  /** Brings the first demo of the page into the state to be shown. */
  prepare: (page: Page) => Promise<void>;
}

/** Size of a picture in CSS pixels. */
const SIZE = { width: 360, height: 380 };

/** Device pixels for each CSS pixel. */
const DENSITIES = [1, 2];

const openFirst = async (page: Page) => {
  await page.locator('.demo-stage').first().getByRole('combobox').first().click();
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

/** A page that shows what is to be taken, and where. */
async function prepare(browser: Browser, url: string, shot: Shot, scheme: string, density: number) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1000 },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (stored) => localStorage.setItem('dumi:prefers-color', stored),
    scheme,
  );
  const page = await context.newPage();
  await page.goto(url + shot.address);
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForFunction(
    () => !document.querySelector('.live-demo:not([data-live]), .demo-waits'),
  );
  // Room on the stage for the open list.
  await page.addStyleTag({ content: `.demo-stage { min-block-size: ${SIZE.height + 2}px }` });
  await shot.prepare(page);
  const stage = await page.locator('.demo-stage').first().boundingBox();
  return { page, clip: { x: (stage?.x ?? 0) + 1, y: (stage?.y ?? 0) + 1, ...SIZE } };
}

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
    const { page, clip } = await prepare(browser, url, shot, scheme, density);
    await encodeAvif(await page.screenshot({ clip }), `${file}-${SIZE.width * density}.avif`);
    if (density === Math.max(...DENSITIES))
      writeFileSync(`${file}.webp`, await takeWebp(page, clip, density));
    await page.context().close();
  }
}

/** Takes all pictures from the built site and writes what the page needs to know of them. */
async function main(): Promise<void> {
  mkdirSync('public/screenshots', { recursive: true });
  const server = await startServer({ root: 'dist', port: 0 });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const shot of SHOTS) {
    for (const scheme of ['light', 'dark']) await take(browser, server.url, shot, scheme);
    console.log(`${shot.name}: light and dark`);
  }
  const known = SHOTS.map(({ name, title, alt }) => ({ name, title, alt, ...SIZE }));
  writeFileSync('src/rc-select/screenshots.json', `${JSON.stringify(known, null, 2)}\n`);
  await browser.close();
  await server.close();
}

void main();
