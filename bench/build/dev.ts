import { rm, writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium';
import { command } from '../../scripts/lib/command';
import { median } from '../compare/median';
import { writeSite } from '../scale/writeSite';
import { toTable } from '../search/table';
import { DEMO, DEMO_FILE, demoText, PAGE, PAGE_FILE, pageText } from './edited';

const PORT = 8123;
const EDITS = 7;

/** The development server compiles everything before it answers for the first time. */
const PATIENCE = 300_000;

async function whenServed(address: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const served = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (served) return;
    if (Date.now() > end) throw new Error(`Nothing was served at ${address}.`);
    await delay(500);
  }
}

interface Edit {
  /** The file, below the project. */
  file: string;
  write: (version: number) => string;
  /** Where the page shows the version. */
  selector: string;
}

const EDITED: readonly (Edit & { name: string })[] = [
  { name: 'page', file: PAGE_FILE, write: pageText, selector: PAGE },
  { name: 'demo', file: DEMO_FILE, write: demoText, selector: DEMO },
];

/** Milliseconds from saving a file until the browser shows it. */
async function showEdit(page: Page, folder: string, edit: Edit, version: number) {
  const start = performance.now();
  await writeFile(join(folder, edit.file), edit.write(version));
  await page.locator(edit.selector, { hasText: `version ${version}.` }).waitFor();
  return performance.now() - start;
}

async function measure(page: Page, folder: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name, ...edit } of EDITED) {
    const times: number[] = [];
    for (let version = 1; version <= EDITS; version += 1)
      times.push(await showEdit(page, folder, edit, version));
    const [first = NaN] = times;
    rows.push([name, ...[first, median(times), Math.max(...times)].map(toCell)]);
  }
  return rows;
}

const toCell = (milliseconds: number) => Math.round(milliseconds).toString();

/**
 * Edits a page and a demo in `npm run dev`, and prints how long the browser takes to show it. The
 * first edit of the page comes as soon as the server has started.
 */
command(async () => {
  const folder = await writeSite(31);
  await writeFile(join(folder, PAGE_FILE), pageText(0));
  await writeFile(join(folder, DEMO_FILE), demoText(0));
  const server = execa('node', ['node_modules/dumi/bin/dumi.js', 'dev'], {
    cwd: folder,
    env: { PORT: String(PORT), BROWSER: 'none' },
    all: true,
    reject: false,
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const address = `http://127.0.0.1:${PORT}`;
    await whenServed(address);
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${address}/demo/edited`);
    await page.locator(DEMO).waitFor();
    const rows = await measure(page, folder);
    console.log(toTable([['edited', 'first, ms', 'median, ms', 'slowest, ms'], ...rows], 1));
  } finally {
    await browser.close();
    server.kill();
    await server;
    await rm(folder, { recursive: true, force: true });
  }
});
