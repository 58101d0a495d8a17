import { describe } from 'vitest';
import { readDemo } from './demoFiles';
import { expect, test } from './live';

describe('suggestions', () => {
  test('are fetched from the site, through the page', async ({ live }) => {
    const { files, entry } = readDemo('suggest/index.tsx');
    await live.start(files, entry);
    await live.settled();
    const frame = await live.frame();
    await frame.getByRole('combobox', { name: 'Search for a city' }).fill('wien');
    const options = frame.locator('.rc-select-item-option');
    await expect.poll(() => options.allTextContents()).toEqual(['Vienna, Austria']);
  });

  test('are cancelled when the code cancels them', async ({ live }) => {
    const { files, entry } = readDemo('suggest/index.tsx');
    await live.start(files, entry);
    await live.settled();
    const cancelled: string[] = [];
    live.page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).search));
    await live.page.route('**/suggestions/b.json?q=b', () => undefined);
    const frame = await live.frame();
    const box = frame.getByRole('combobox', { name: 'Search for a city' });
    const asked = live.page.waitForRequest('**/suggestions/b.json?q=b');
    await box.fill('b');
    await asked;
    await box.fill('berg');
    await expect.poll(() => cancelled).toEqual(['?q=b']);
    const options = frame.locator('.rc-select-item-option');
    await expect.poll(() => options.allTextContents()).toEqual(['Bergen, Norway']);
  });

  test('missing from the site give an ordinary 404 response', async ({ live }) => {
    const { files, entry } = readDemo('suggest/index.tsx');
    await live.page.route('**/suggestions/**', (route) => route.fulfill({ status: 503 }));
    await live.start(files, entry);
    await live.settled();
    const frame = await live.frame();
    await frame.getByRole('combobox', { name: 'Search for a city' }).fill('wien');
    await expect
      .poll(() => frame.locator('[role="status"]').first().textContent())
      .toBe('The cities could not be loaded (HTTP 503).');
  });
});
