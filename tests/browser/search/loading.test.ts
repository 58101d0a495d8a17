import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { ENTRY, hold } from '../page/untouched';
import { watchRequests } from '../support/page';
import { expect, test } from '../support/test';
import { activeAddress, dialogOf, openSearch, searchFor } from './dialog';

const FILES = [
  '/assets/search.async.js',
  '/assets/search.chunk.css',
  '/search/data.json',
  '/search/names.json',
  '/search/worker.js',
];

const isOfSearch = (path: string) => /\/search[./]/.test(path);

/** Each file once: what the first answer needs is asked for twice. */
const once = (files: readonly string[]) => [...new Set(files.filter(isOfSearch))].sort();

/**
 * Lists the files of the search that a page downloads from now on, and not those that the browser
 * has in its cache.
 */
async function watchDownloads(page: Page): Promise<string[]> {
  const seen: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ response }) => {
    const path = new URL(response.url).pathname;
    if (isOfSearch(path) && !response.fromDiskCache && !response.fromPrefetchCache)
      seen.push(path.replace(/\.[0-9a-f]{8}/, ''));
  });
  await session.send('Network.enable');
  return seen;
}

// That pages load none of it by themselves is tried in page/start.test.ts.
describe('what the search loads', () => {
  test('is its five files, once, when the pointer is on the button', async ({ visit }) => {
    const page = await visit('/', { isolated: true });
    const seen = watchRequests(page);
    const downloads = await watchDownloads(page);
    await page.getByRole('button', { name: 'Search' }).hover();
    await expect.poll(() => once(seen)).toEqual(FILES);
    await searchFor(page, 'value');
    expect(once(seen)).toEqual(FILES);
    await expect.poll(() => [...downloads].sort()).toEqual(FILES);
  });

  test('is the same when the button is focused by keyboard', async ({ visit }) => {
    const page = await visit('/');
    const seen = watchRequests(page);
    await page.getByRole('button', { name: 'Search' }).focus();
    await expect.poll(() => once(seen)).toEqual(FILES);
  });

  test('arrives after the shortcut without losing text typed meanwhile', async ({ visit }) => {
    const page = await visit('/');
    const release = await hold(page, /\/search\.\w+\.async\.js$/);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    await page.keyboard.type('allow');
    await page.getByRole('dialog').getByText('Loading...').first().waitFor();
    release();
    await page.getByRole('option').first().waitFor();
    await page.keyboard.type('Clear');
    expect(await dialogOf(page).field.inputValue()).toBe('allowClear');
  });
});

test('an answer from names stands after Loading..., before the texts have arrived, and keeps the choice (D7)', async ({
  visit,
}) => {
  const page = await visit('/');
  const release = await hold(page, /\/search\/data\.json$/);
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
  release();
  await page.locator('.search-body[aria-busy="false"]').waitFor();
  expect(await options.count()).toBeGreaterThan(before);
  expect(await activeAddress(search)).toBe(chosen);
});

test.for(['shortcut', 'button'] as const)(
  'a reader who searches before the code of the page has loaded gets the dialog once it has: %s',
  async (how, { visit }) => {
    const page = await visit('/');
    const release = await hold(page, ENTRY);
    await page.goto('/demo/single', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Search' });
    await button.waitFor();
    if (how === 'shortcut') await page.keyboard.press('Control+k');
    else await button.click();
    release();
    await dialogOf(page).field.waitFor();
  },
);

test('where the policy of a host forbids workers, the search says so, and the page works', async ({
  visit,
}) => {
  const page = await visit('/demo/single', {
    before: (tab) =>
      tab.route('**/demo/single', async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "worker-src 'none'" };
        await route.fulfill({ response, headers });
      }),
    expectedMessages: [/Content Security Policy/],
  });
  const { dialog } = await openSearch(page);
  await page.keyboard.type('tooltip');
  await dialog.getByRole('alert').getByText('The search could not be started.').waitFor();
  await page.keyboard.press('Escape');
  const select = page.getByRole('combobox', { name: 'Destination' }).first();
  await select.click();
  await expect.poll(() => select.getAttribute('aria-expanded')).toBe('true');
});
