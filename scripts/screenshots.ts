import { readdirSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './chromium';
import { command } from './lib/command';
import { openPage } from './pictures/openStage';
import { takeScreenshots } from './pictures/screenshots';
import { takeThumbnails } from './pictures/thumbnails';
import { startServer } from './server';

/** The demo pages, by the last part of their address. */
function demoPages(): string[] {
  return readdirSync('docs/demo')
    .map((file) => file.replace(/\.md$/, ''))
    .filter((name) => name !== 'index');
}

/** Takes the picture of a demo page in README.md. */
async function takePage(browser: Browser, url: string): Promise<void> {
  const opening = { url, address: '/demo/single', scheme: 'light', density: 1 };
  const page = await openPage(browser, opening);
  await page.screenshot({ path: 'docs/.assets/site.png' });
  await page.context().close();
}

/** Takes all pictures from the built site. */
async function main(): Promise<void> {
  const server = await startServer({ root: 'dist', port: 0 });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await takePage(browser, server.url);
    await takeScreenshots(browser, server.url);
    await takeThumbnails(browser, server.url, demoPages());
  } finally {
    await browser.close();
    await server.close();
  }
}

command(main);
