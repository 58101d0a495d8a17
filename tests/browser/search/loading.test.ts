import { describe } from 'vitest';
import type { Page, Request } from 'playwright-core';
import { findFaults } from '../support/axe';
import { networkIdle } from '../support/networkIdle';
import { expect, test } from '../support/test';
import { activeAddress, openSearch, searchFor } from './dialog';

const isSearch = (request: Request) => /\/search[./]/.test(new URL(request.url()).pathname);

/** Lists the files of the search that a page requests from now on. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (isSearch(request)) seen.push(new URL(request.url()).pathname.replace(/\.[0-9a-f]{8}/, ''));
  });
  return seen;
}

const FILES = [
  '/assets/search.async.js',
  '/assets/search.chunk.css',
  '/search/data.json',
  '/search/names.json',
  '/search/worker.js',
];

/** Each file once: what the first answer needs is asked for twice. */
const once = (files: readonly string[]) => [...new Set(files)].sort();

const HASH = /\.[0-9a-f]{8}/;

/**
 * Lists the files of the search that a page downloads from now on, and not those that the browser
 * has in its cache.
 */
async function watchDownloads(page: Page): Promise<string[]> {
  const seen: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ response }) => {
    const path = new URL(response.url).pathname;
    if (/\/search[./]/.test(path) && !response.fromDiskCache && !response.fromPrefetchCache)
      seen.push(path.replace(HASH, ''));
  });
  await session.send('Network.enable');
  return seen;
}

describe('what the search loads', () => {
  test("is nothing before the reader's first intent to search", async ({ visit }) => {
    const seen: string[] = [];
    const page = await visit('/', {
      before: (page) => {
        page.on('request', (request) => {
          if (isSearch(request)) seen.push(request.url());
        });
        return Promise.resolve();
      },
    });
    await networkIdle(page);
    expect(seen).toEqual([]);
  });

  test('is its five files once the pointer is on the button', async ({ visit }) => {
    const page = await visit('/', { isolated: true });
    const seen = watch(page);
    const downloads = await watchDownloads(page);
    await page.getByRole('button', { name: 'Search' }).hover();
    await expect.poll(() => once(seen)).toEqual(FILES);
    await searchFor(page, 'value');
    expect(once(seen)).toEqual(FILES);
    await expect.poll(() => [...downloads].sort()).toEqual(FILES);
  });

  test('is the same when the button is focused by keyboard', async ({ visit }) => {
    const page = await visit('/');
    const seen = watch(page);
    await page.getByRole('button', { name: 'Search' }).focus();
    await expect.poll(() => once(seen)).toEqual(FILES);
  });

  test('arrives after the shortcut without losing text typed meanwhile', async ({ visit }) => {
    const page = await visit('/');
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    await page.route('**/search.*.async.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('textbox');
    await field.waitFor();
    await page.keyboard.type('allow');
    await page.getByRole('dialog').getByText('Loading...').first().waitFor();
    open();
    await page.getByRole('option').first().waitFor();
    await page.keyboard.type('Clear');
    expect(await page.getByRole('combobox', { name: /Search/ }).inputValue()).toBe('allowClear');
  });

  test('works under a policy without other origins, eval or blobs', async ({ visit }) => {
    const page = await visit('/demo/single', {
      before: (page) =>
        page.route('**/demo/single', async (route) => {
          const response = await route.fetch();
          const policy =
            "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; frame-src 'self'";
          await route.fulfill({
            response,
            headers: { ...response.headers(), 'content-security-policy': policy },
          });
        }),
    });
    const { options } = await searchFor(page, 'allowClear');
    expect(await options.first().textContent()).toContain('allowClear');
  });

  test('shows Loading... until the data has arrived, and never again (D7)', async ({ visit }) => {
    const page = await visit('/');
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    await page.route('**/search/{names,data}.json', async (route) => {
      await gate;
      await route.continue();
    });
    const { dialog, options } = await openSearch(page);
    await page.keyboard.type('value');
    await dialog.getByText('Loading...').first().waitFor();
    expect(await findFaults(page)).toEqual([]);
    open();
    await options.first().waitFor();
    await page.evaluate(() => {
      const texts = new Set<string>();
      Object.assign(window, { texts });
      new MutationObserver(() => {
        const body = document.querySelector('.search-body');
        if (body) texts.add((body.textContent ?? '').slice(0, 10));
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await page.keyboard.type(' filter');
    await expect.poll(() => options.first().textContent()).toContain('ilter');
    const texts = await page.evaluate(() => [
      ...(window as unknown as { texts: Set<string> }).texts,
    ]);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts).not.toContain('Loading...');
    expect(texts).not.toContain('');
  });
});

test('an answer from names stands before the texts have arrived, and keeps the choice', async ({
  visit,
}) => {
  const page = await visit('/');
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/search/data.json', async (route) => {
    await gate;
    await route.continue();
  });
  const search = await openSearch(page);
  const { dialog, options } = search;
  await page.keyboard.type('qqqqqq');
  await dialog.getByText('Loading...').first().waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('clear');
  await options.first().waitFor();
  const body = page.locator('.search-body');
  expect(await body.getAttribute('aria-busy')).toBe('true');
  const before = await options.count();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = await activeAddress(search);
  open();
  await page.locator('.search-body[aria-busy="false"]').waitFor();
  expect(await options.count()).toBeGreaterThan(before);
  expect(await activeAddress(search)).toBe(chosen);
});

describe('a reader who searches before the code of the page has loaded', () => {
  test.for(['shortcut', 'button'] as const)(
    'gets the dialog once it has: %s',
    async (how, { visit }) => {
      let open = () => {};
      const gate = new Promise<void>((resolve) => (open = resolve));
      const page = await visit('/');
      await page.route('**/umi.*.js', async (route) => {
        await gate;
        await route.continue();
      });
      await page.goto('/demo/single', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Search' }).waitFor();
      if (how === 'shortcut') await page.keyboard.press('Control+k');
      else await page.getByRole('button', { name: 'Search' }).click();
      open();
      await page.getByRole('combobox', { name: /Search/ }).waitFor();
    },
  );
});
