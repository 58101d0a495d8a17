import { describe } from 'vitest';
import { readDemo } from './demoFiles';
import { expect, test } from './sandbox';

describe('suggestions', () => {
  test('are fetched from the site, through the page', async ({ sandbox }) => {
    const { files, entry } = readDemo('suggest/index.tsx');
    await sandbox.start(files, entry);
    await sandbox.settled();
    const frame = await sandbox.frame();
    await frame.getByRole('combobox', { name: 'Search for a city' }).fill('wien');
    const options = frame.locator('.rc-select-item-option');
    await expect.poll(() => options.allTextContents()).toEqual(['Vienna, Austria']);
  });

  test('are cancelled when the code cancels them', async ({ sandbox }) => {
    const { files, entry } = readDemo('suggest/index.tsx');
    await sandbox.start(files, entry);
    await sandbox.settled();
    const cancelled: string[] = [];
    sandbox.page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).search));
    await sandbox.page.route('**/suggestions/b.json?q=b', () => undefined);
    const frame = await sandbox.frame();
    const box = frame.getByRole('combobox', { name: 'Search for a city' });
    const asked = sandbox.page.waitForRequest('**/suggestions/b.json?q=b');
    await box.fill('b');
    await asked;
    await box.fill('berg');
    await expect.poll(() => cancelled).toEqual(['?q=b']);
    const options = frame.locator('.rc-select-item-option');
    await expect.poll(() => options.allTextContents()).toEqual(['Bergen, Norway']);
  });

  test('that the site fails to send give an ordinary HTTP error', async ({ sandbox }) => {
    const { files, entry } = readDemo('suggest/index.tsx');
    await sandbox.page.route('**/suggestions/**', (route) => route.fulfill({ status: 503 }));
    await sandbox.start(files, entry);
    await sandbox.settled();
    const frame = await sandbox.frame();
    await frame.getByRole('combobox', { name: 'Search for a city' }).fill('wien');
    await expect
      .poll(() => frame.locator('[role="status"]').first().textContent())
      .toBe('The cities could not be loaded (HTTP 503).');
  });
});
