import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../scripts/chromium';
import { startServer } from '../scripts/server';

/** Bytes of one kind, gzip. */
type Weights = Record<'document' | 'script' | 'stylesheet' | 'other', number>;

const PAGES = ['/', '/demo', '/demo/single'];

/**
 * Loads a page with an empty cache, waits until the network is quiet, and adds up what came, each file as gzip.
 * The sums do not vary between runs, so one is enough.
 */
async function weigh(
  browser: Browser,
  address: string,
): Promise<{ requests: number; weights: Weights }> {
  const page = await browser.newPage();
  const weights: Weights = { document: 0, script: 0, stylesheet: 0, other: 0 };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const kind = type === 'document' || type === 'script' || type === 'stylesheet' ? type : 'other';
    pending.push(
      response.body().then((body) => {
        weights[kind] += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  await page.close();
  return { requests: pending.length, weights };
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
