import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../scripts/server';
import { searchFor } from '../browser/search/dialog';
import { connectToBrowser } from '../support/browser/connectToBrowser';
import { makeSmallSite, MOVED, type SmallSite } from './smallSite';

/** What a document links to, loads or names in its head, from the root of the host. */
function addressesIn(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const elements = [...document.querySelectorAll('[href], [src], meta[content^="/"]')];
  return elements
    .map((element) => ['href', 'src', 'content'].map((name) => element.getAttribute(name)))
    .flatMap((values) => values.filter((value) => value !== null))
    .filter((address) => address.startsWith('/'));
}

/** Whether an address is that of a file, rather than of a page. */
const isFile = (address: string) => /\.(?!html)\w+$/.test(address);

const ADDRESS = 'https://docs.example/select/';

/** The built site below the path, on a host that has nothing else. */
async function serve(dist: string): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'sub-path-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await cp(dist, path.join(root, 'select'), { recursive: true });
  const server = await startServer({ root, port: 0 });
  onTestFinished(() => server.close());
  return server.url;
}

/** A page, and what it asked of the host in vain or wrote as an error. */
async function openPage(address: string) {
  const browser = await connectToBrowser();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(address);
  return { page, faults };
}

async function checkAddresses(site: SmallSite, built: ReadonlySet<string>) {
  const documents = [...built].filter((file) => file.endsWith('index.html'));
  expect(documents).toEqual(expect.arrayContaining(['index.html', 'tab/playground/index.html']));
  for (const document of [...documents, '404.html']) {
    const addresses = addressesIn(await site.read(document));
    expect(
      addresses.filter((address) => !address.startsWith('/select/')),
      document,
    ).toEqual([]);
    const files = addresses.filter(isFile).map((address) => address.slice('/select/'.length));
    expect(
      files.filter((file) => !built.has(file)),
      document,
    ).toEqual([]);
  }
  expect(addressesIn(await site.read('index.html'))).toContain('/select/favicon.svg');
  expect(await site.read('sitemap.xml')).toContain('https://docs.example/select/demo/tags<');
  // What assistants are asked to read.
  const twin = encodeURIComponent('https://docs.example/select/demo/tags.md');
  for (const assistant of ['https://chatgpt.com/?q=', 'https://claude.ai/new?q='])
    expect(await site.read('demo/tags/index.html')).toContain(`"${assistant}Read%20${twin}%20`);
  expect(await site.read(`${MOVED.from.slice(1)}/index.html`)).toContain(`/select${MOVED.to}`);
}

async function walk(url: string) {
  const { page, faults } = await openPage(`${url}/select/`);
  const pathname = () => new URL(page.url()).pathname;

  await page.getByRole('link', { name: 'Demo', exact: true }).click();
  await page.locator('main').getByRole('link', { name: 'Tags', exact: true }).first().click();
  await expect.poll(pathname).toBe('/select/demo/tags');

  const { dialog } = await searchFor(page, 'alowClear');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(pathname).toMatch('/select/');
  await page.goto(`${url}/select/demo/suggest`);

  const demo = page.locator('section.demo').first();
  const suggest = async (within: Locator | FrameLocator, list: Page | FrameLocator) => {
    await within.getByRole('combobox', { name: 'Search for a city' }).fill('berl');
    await list.locator('.rc-select-item-option', { hasText: 'Berlin' }).waitFor();
  };
  await suggest(demo.locator('.published-demo'), page);

  await demo.getByRole('button', { name: /^Edit/ }).click();
  await demo.getByRole('textbox', { name: 'index.tsx' }).press('Control+Home');
  await page.keyboard.type('// mine\n');
  const result = demo.frameLocator('.sandbox-stage iframe:not([inert])');
  await suggest(result, result);

  expect(faults).toEqual([]);
}

/** Saves all code and content as an editor on Windows may. */
async function saveOnWindows(folder: string): Promise<void> {
  for (const name of ['demos', 'docs', 'src', 'theme']) {
    const files = await readdir(path.join(folder, name), { recursive: true });
    for (const file of files.filter((other) => /\.(?:md|tsx?|css)$/.test(other))) {
      const at = path.join(folder, name, file);
      const text = await readFile(at, 'utf8');
      await writeFile(at, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    }
  }
}

let site: SmallSite;
let built: Set<string>;

beforeAll(async () => {
  site = await makeSmallSite();
  await saveOnWindows(site.folder);
  await site.build({ SITE_ADDRESS: ADDRESS });
  built = new Set(await readdir(site.dist, { recursive: true }));
});

afterAll(() => site.remove());

test('SITE_ADDRESS alone puts the whole site below a path', async () => {
  await checkAddresses(site, built);
  await walk(await serve(site.dist));
});

test('files that were saved on Windows are published as on other systems', async () => {
  const texts = [...built].filter((file) => /\.(?:html|js|css|json|md|tsx?|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  for (const file of texts) expect(await site.read(file), file).not.toMatch(/\r|\uFEFF/);
});
