import { readDemo } from './demoFiles';
import { expect, test } from './sandbox';

test('suggestions are fetched from the site, through the page', async ({ sandbox }) => {
  const { files, entry } = readDemo('suggest/index.tsx');
  await sandbox.start(files, entry);
  await sandbox.settled();
  const frame = await sandbox.frame();
  await frame.getByRole('combobox', { name: 'Search for a city' }).fill('wien');
  const options = frame.locator('.rc-select-item-option');
  await expect.poll(() => options.allTextContents()).toEqual(['Vienna, Austria']);
});

test('files in a folder of a served folder are fetched, too', async ({ sandbox }) => {
  const { files, entry } = readDemo('cascade/index.tsx');
  await sandbox.start(files, entry);
  await sandbox.settled();
  const frame = await sandbox.frame();
  await frame.getByRole('combobox', { name: 'Country', exact: true }).press('Enter');
  await frame.locator('.rc-select-item-option', { hasText: 'Norway' }).click();
  await expect.poll(() => frame.locator('p[role=status]').textContent()).toBe('8 cities');
});
