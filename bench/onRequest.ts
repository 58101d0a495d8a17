import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium';
import { startServer } from '../scripts/server';
import { recordTransfer, total } from './recordTransfer';
import { settle } from './settle';

/** Something that loads on request, and the page that loads it. */
interface Step {
  name: string;
  address: string;
  ask: (page: Page) => Promise<unknown>;
}

const press = (name: string) => (page: Page) =>
  page.locator('.demo').first().getByRole('button', { name, exact: true }).click();

const STEPS: readonly Step[] = [
  { name: 'Edit, until the editor is there', address: '/demo/tags', ask: press('Edit') },
  {
    name: 'Edit and the first result',
    address: '/demo/tags',
    async ask(page) {
      await press('Edit')(page);
      await press('Run')(page);
      await page.getByText('Up to date').waitFor();
    },
  },
  { name: 'Inspect', address: '/demo/tags', ask: press('Inspect') },
  { name: 'View', address: '/demo/tags', ask: press('View') },
  {
    name: 'Pointing at "Open in"',
    address: '/demo/tags',
    ask: (page) => page.getByRole('button', { name: 'Open in' }).first().hover(),
  },
  {
    name: 'Keyboard shortcuts',
    address: '/',
    ask: (page) => page.keyboard.press('?'),
  },
  {
    name: 'Playground',
    address: '/',
    ask: (page) => page.getByRole('tab', { name: 'Playground' }).click(),
  },
];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

async function weigh(browser: Browser, base: string, { address, ask }: Step) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const record = recordTransfer(context);
  const page = await context.newPage();
  await page.goto(base + address);
  await settle(page);
  await record.take();
  await ask(page);
  await settle(page);
  const transfer = total(await record.take());
  await context.close();
  return transfer;
}

/** Prints the weight of each part that loads on request as a Markdown table, in kB of gzip. */
async function main(): Promise<void> {
  const server = await startServer({ root: 'dist', port: 0 });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  console.log('| asked for | requests | script and worker | frame | style | data | total |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const step of STEPS) {
    const { requests, weights } = await weigh(browser, server.url, step);
    const { document, script, stylesheet, other } = weights;
    const sum = document + script + stylesheet + other;
    const cells = [script, document, stylesheet, other, sum].map(kilobytes);
    console.log(`| ${[step.name, requests, ...cells].join(' | ')} |`);
  }
  await browser.close();
  await server.close();
}

void main();
