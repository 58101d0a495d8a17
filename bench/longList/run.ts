import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium';
import { startServer } from '../../scripts/server';
import { count, figure, toTable } from '../search/table';
import { longestTask } from './longestTask';

/** How often each step is measured. The least counts: all that disturbs makes a task longer. */
const RUNS = Number(process.env.RUNS ?? 9);

/**
 * The figures are for a processor this many times slower. They are multiplied, since Chromium's
 * emulation stops the thread for spans that are longer than some of the tasks.
 */
const SLOWDOWN = 4;

/** Options passed to the select; 0 is the demo. */
const CASES = [0, 10, 1000, 10_000, 100_000];

/** Waits until what a step has started is on the screen. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

async function measure(browser: Browser, address: string): Promise<Record<string, number>> {
  const page = await browser.newPage();
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  const steps: Record<string, () => Promise<unknown>> = {
    'first opening': async () => {
      await page.getByRole('combobox').click();
      await page.locator('.rc-select-item-option').first().waitFor();
    },
    wheel: async () => {
      await page.locator('.rc-virtual-list-holder').hover();
      for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 300);
    },
    'last row': () => page.keyboard.press('ArrowUp'),
    'next row': () => page.keyboard.press('ArrowDown'),
    'a letter': () => page.keyboard.type('a'),
    'a rare text': () => page.keyboard.type('ca 99'),
    'search emptied': () => page.locator('input').fill(''),
    closing: () => page.keyboard.press('Escape'),
    'opening again': () => page.getByRole('combobox').click(),
  };
  const result: Record<string, number> = {};
  for (const [name, step] of Object.entries(steps)) {
    result[name] = await longestTask(session, async () => {
      await step();
      await settle(page);
    });
  }
  await page.close();
  return result;
}

/** Prints how long selects with many options block the page's thread, as a Markdown table. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'long-list-'));
  await build({
    entryPoints: ['bench/longList/page.ts'],
    outfile: join(folder, 'page.js'),
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><link rel="stylesheet" href="page.css"><body><script src="page.js"></script>',
  );
  const server = await startServer({ root: folder, port: 0 });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const runs = CASES.map((): Record<string, number>[] => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, rows] of CASES.entries())
      runs[index]?.push(await measure(browser, `${server.url}/?rows=${rows}`));

  const head = ['longest task, ms', ...CASES.map((rows) => (rows === 0 ? 'demo' : count(rows)))];
  const body = Object.keys(runs[0]?.[0] ?? {}).map((step) => [
    step,
    ...runs.map((all) => figure(SLOWDOWN * Math.min(...all.map((run) => run[step] ?? 0)))),
  ]);
  console.log(toTable([head, ...body]));
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
}

void main();
