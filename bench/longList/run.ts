import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../scripts/chromium';
import { startServer } from '../../scripts/server';
import { count, figure, toTable } from '../search/table';
import { measureLists, measureVariants, type Figures } from './steps';
import { VARIANT_NAMES } from './variantNames';

/** How often each step is measured. The least counts: all that disturbs makes a task longer. */
const RUNS = Number(process.env.RUNS ?? 9);

/**
 * The figures are for a processor this many times slower. They are multiplied, since Chromium's
 * emulation stops the thread for spans that are longer than some of the tasks.
 */
const SLOWDOWN = 4;

/** Options passed to the select; 0 is the demo. */
const CASES = [0, 10, 1000, 10_000, 100_000];

/** A column of a table: its title, and what follows the `?` of the address. */
type Column = readonly [title: string, query: string];

const lists = CASES.map((rows): Column => [rows === 0 ? 'demo' : count(rows), `rows=${rows}`]);

const variants = VARIANT_NAMES.map((name): Column => [name, `variant=${encodeURIComponent(name)}`]);

/** Measures each column in turn, again and again, and returns the least figures as a table. */
async function tableOf(
  columns: readonly Column[],
  measure: (query: string) => Promise<Figures>,
): Promise<string> {
  const runs = columns.map((): Figures[] => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, [, query]] of columns.entries()) runs[index]?.push(await measure(query));
  const body = Object.keys(runs[0]?.[0] ?? {}).map((step) => [
    step,
    ...runs.map((all) => figure(SLOWDOWN * Math.min(...all.map((run) => run[step] ?? 0)))),
  ]);
  return toTable([['longest task, ms', ...columns.map(([title]) => title)], ...body], 1);
}

async function writePage(folder: string): Promise<void> {
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
}

async function printTables(browser: Browser, url: string): Promise<void> {
  console.log(await tableOf(lists, (query) => measureLists(browser, `${url}/?${query}`)));
  console.log(await tableOf(variants, (query) => measureVariants(browser, `${url}/?${query}`)));
}

/** Prints how long selects with many options or tags block the page's thread, as Markdown. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'long-list-'));
  await writePage(folder);
  const server = await startServer({ root: folder, port: 0 });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  await printTables(browser, server.url);
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
}

void main();
