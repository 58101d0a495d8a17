import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'parse5';
import { chromium, type Page } from 'playwright-core';
import { findHeadlessChromium } from '../../../../scripts/chromium';
import { startServer } from '../../../../scripts/server';
import { loadPackage } from '../peers/loadPackage';
import { type PeerPage } from '../peers/pages';
import { type Searcher } from './searcher';

/** What of Pagefind's Node interface is used. */
interface PagefindModule {
  createIndex: () => Promise<{ index?: PagefindIndex; errors: string[] }>;
  close: () => Promise<unknown>;
}

interface PagefindIndex {
  addHTMLFile: (file: { url: string; content: string }) => Promise<{ errors: string[] }>;
  writeFiles: (options: { outputPath: string }) => Promise<{ errors: string[] }>;
}

/** What of Pagefind's script for browsers is used. */
interface PagefindScript {
  options: (options: object) => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<PagefindResult> }[] }>;
}

interface PagefindResult {
  url: string;
  sub_results: { url: string; locations: unknown[] }[];
}

/** The defaults of Starlight 0.42.4 (packages/starlight/schemas/pagefind.ts). */
const RANKING = {
  pageLength: 0.1,
  termFrequency: 0.1,
  termSaturation: 2,
  termSimilarity: 9,
  diacriticSimilarity: 0.8,
};

/** As many pages as Pagefind's interface shows at first, and under each as many sections. */
const SHOWN = { pages: 5, sections: 3 };

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A document as Starlight writes it: `data-pagefind-body` marks the content. */
function toDocument({ title, content }: PeerPage): string {
  const name = escape(title);
  return `<!doctype html><html lang="en"><head><title>${name}</title></head><body>
<main data-pagefind-body><h1>${name}</h1>${serialize(content)}</main></body></html>`;
}

async function writeIndex(pages: readonly PeerPage[], folder: string): Promise<void> {
  const { createIndex, close } = await loadPackage<PagefindModule>('pagefind/lib/index.js');
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  for (const page of pages) {
    const added = await index.addHTMLFile({ url: page.address, content: toDocument(page) });
    errors.push(...added.errors);
  }
  errors.push(...(await index.writeFiles({ outputPath: join(folder, 'pagefind') })).errors);
  await close();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Pagefind</title>');
}

/** Loads Pagefind's script into a page that can then be asked. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(async (ranking) => {
    const address = '/pagefind/pagefind.js';
    const pagefind = (await import(address)) as PagefindScript;
    await pagefind.options({ ranking });
    Object.assign(window, { pagefind });
  }, RANKING);
}

async function ask(page: Page, question: string): Promise<PagefindResult[]> {
  return page.evaluate(
    async ({ query, most }) => {
      const { pagefind } = window as unknown as { pagefind: PagefindScript };
      const { results } = await pagefind.search(query);
      return Promise.all(results.slice(0, most).map((result) => result.data()));
    },
    { query: question, most: SHOWN.pages },
  );
}

/**
 * What is listed of a page: its top, if its lead is found, and the sections with the most matches
 * in the order of the page. Pagefind's interface has that in `thin_sub_results` of
 * pagefind_ui/default/svelte/result_with_subs.svelte.
 */
function listed({ url, sub_results: all }: PagefindResult): string[] {
  const sections = all.filter((section) => section.url !== url);
  const best = [...sections]
    .sort((one, other) => other.locations.length - one.locations.length)
    .slice(0, SHOWN.sections);
  const top = all.filter((section) => section.url === url);
  return [...top, ...sections.filter((section) => best.includes(section))].map((hit) => hit.url);
}

/**
 * Pagefind as Starlight sets it up. Its index can only be searched in a browser. Every word of the
 * query is required; there is no setting against that.
 */
export async function createPagefind(pages: readonly PeerPage[]): Promise<Searcher> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pagefind-'));
  await writeIndex(pages, folder);
  const server = await startServer({ root: folder, port: 0 });
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(server.url);
  await prepare(page);
  return {
    name: 'Pagefind as in Starlight',
    search: async (question) => (await ask(page, question)).flatMap(listed),
    close: async () => {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
