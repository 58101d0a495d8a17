import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium';
import { command } from '../../scripts/lib/command';
import { startServer } from '../../scripts/server';
import { toTable } from '../search/table';
import { buildSite } from './build';
import { weigh } from './weigh';
import { writeSite } from './writeSite';

const COUNTS = [31, 300, 1000];

const HEAD = [
  'demo pages',
  'script of `/` before intent, kB',
  'shell, kB',
  'script of `/demo/single` until live, kB',
  'its HTML, kB',
  'build, s',
  'processor time, s',
  'memory, MB',
];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

async function measure(count: number): Promise<string[]> {
  const folder = await writeSite(count);
  try {
    const { seconds, processorTime, memory } = await buildSite(folder);
    const server = await startServer({ root: join(folder, 'dist'), port: 0 });
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const { untouched, shell, demoPage, html } = await weigh(browser, server.url);
    await browser.close();
    await server.close();
    const weights = [untouched, shell, demoPage, html].map(kilobytes);
    const costs = [seconds, processorTime, memory].map((cost) => cost.toFixed(0));
    return [count.toLocaleString('en'), ...weights, ...costs];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds sites with ever more demo pages, and prints what grows as a Markdown table. */
command(async () => {
  const asked = process.argv.slice(2).map(Number);
  const rows = [HEAD];
  for (const count of asked.length > 0 ? asked : COUNTS) {
    const row = await measure(count);
    console.log(`▸ ${row.join(' ')}`);
    rows.push(row);
  }
  console.log(toTable(rows, 0));
});
