import { readdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium';
import { takeScreenshots } from './pictures/screenshots';
import { takeThumbnails } from './pictures/thumbnails';
import { startServer } from './server';

/** The demo pages, by the last part of their address. */
function demoPages(): string[] {
  return readdirSync('docs/demo')
    .map((file) => file.replace(/\.md$/, ''))
    .filter((name) => name !== 'index');
}

/** Takes all pictures from the built site. */
async function main(): Promise<void> {
  const server = await startServer({ root: 'dist', port: 0 });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  await takeScreenshots(browser, server.url);
  await takeThumbnails(browser, server.url, demoPages());
  await browser.close();
  await server.close();
}

void main();
