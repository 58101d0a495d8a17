import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../scripts/chromium';
import { startServer } from '../scripts/server';
import { recordTransfer, total, type Transfer } from './recordTransfer';
import { settle } from './settle';

const PAGES = ['/', '/demo', '/demo/single'];

/** Loads a page with an empty cache, waits until the network is quiet, and adds up the transfer. */
async function weigh(browser: Browser, address: string): Promise<Transfer> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const record = recordTransfer(context);
  const page = await context.newPage();
  await page.goto(address);
  await settle(page);
  const transfer = total(await record.take());
  await context.close();
  return transfer;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Prints what each page weighs as a Markdown table, in kB of gzip. */
async function main(): Promise<void> {
  const server = await startServer({ root: 'dist', port: 0 });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  console.log('| page | requests | HTML | script | style | other | total |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const address of PAGES) {
    const { requests, weights } = await weigh(browser, server.url + address);
    const { document, script, stylesheet, other } = weights;
    const sum = document + script + stylesheet + other;
    const cells = [document, script, stylesheet, other, sum].map(kilobytes);
    console.log(`| ${[address, requests, ...cells].join(' | ')} |`);
  }
  await browser.close();
  await server.close();
}

void main();
