import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium';
import { startServer } from '../../scripts/server';
import { figure, toTable } from './table';

/** How often each step is measured; the median counts. */
const RUNS = 7;

/** Starts to measure how long messages wait for the page's thread. */
async function watchThread(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const watch = { longest: 0, last: performance.now() };
    Object.assign(window, { watch });
    port1.onmessage = () => {
      const now = performance.now();
      watch.longest = Math.max(watch.longest, now - watch.last);
      watch.last = now;
      port2.postMessage(0);
    };
    port2.postMessage(0);
  });
}

/** Longest time that the thread was blocked during `step`, in milliseconds. */
async function stall(page: Page, step: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const { watch } = window as unknown as { watch: { longest: number } };
    watch.longest = 0;
  });
  await step();
  return page.evaluate(() => (window as unknown as { watch: { longest: number } }).watch.longest);
}

/** One reader's search, from the pointer on the button to a list of 50 results. */
async function measure(page: Page, address: string): Promise<Record<string, number>> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await watchThread(page);
  const count = page.locator('.search-count');
  const found = async (query: string, text: RegExp) => {
    await page.locator('.search-input').fill(query);
    await count.filter({ hasText: text }).waitFor();
  };
  return {
    'nothing (two seconds)': await stall(page, () => page.waitForTimeout(2000)),
    'code, worker and data arrive': await stall(page, async () => {
      await page.locator('.search-button').hover();
      await page.waitForLoadState('networkidle');
    }),
    'dialog opens': await stall(page, async () => {
      await page.keyboard.press('Control+k');
      await page.locator('.search-input').waitFor();
    }),
    'first list': await stall(page, () => found('s', /of/)),
    'next list': await stall(page, () => found('option', /of/)),
    'arrow key': await stall(page, async () => {
      await page.keyboard.press('ArrowDown');
      await page.locator('[role=option][aria-selected=true]').nth(0).waitFor();
    }),
  };
}

const middle = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Prints for how long search blocks the page's thread of the built site. */
async function main(): Promise<void> {
  const server = await startServer({ root: 'dist', port: 0 });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage();
    runs.push(await measure(page, `${server.url}/demo/single`));
    await page.close();
  }
  const steps = Object.keys(runs[0] ?? {});
  const rows = steps.map((step) => {
    const values = runs.map((run) => run[step] ?? 0);
    return [step, figure(Math.min(...values)), figure(middle(values)), figure(Math.max(...values))];
  });
  console.log(toTable([['step', 'least ms', 'middle ms', 'most ms'], ...rows]));
  await browser.close();
  await server.close();
}

void main();
