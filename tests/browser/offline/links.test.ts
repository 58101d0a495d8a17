import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe } from 'vitest';
import { type FaultySite, startFaultySite } from '../../support/faultySite';
import { firstBlock, placeToOpen } from '../demo/export/services';
import { findFaults } from '../support/axe';
import { expect, test } from '../support/test';
import { visitKept } from './kept';

const TWIN = '/demo/single.md';

let site: FaultySite;

beforeEach(async () => {
  site = await startFaultySite();
});
afterEach(() => site.close());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();

const statusOf = async (page: Page, path: string) => (await page.goto(site.url + path))?.status();

describe('without a network, the first press on a page that was kept', () => {
  test('leads to pages, sections and tabs, and opens a demo in a new tab', async ({ visit }) => {
    const page = await visitKept(visit, `${site.url}/demo/single`);
    await site.close();

    await page.goto(`${site.url}/demo/single`);
    await page.locator('.sidebar').getByRole('link', { name: 'Tags', exact: true }).click();
    await heading(page, 'Tags');
    await page.goto(`${site.url}/guide/forms`);
    const section = page.locator('.toc a').last();
    const hash = await section.getAttribute('href');
    await section.click();
    await expect.poll(() => new URL(page.url()).hash).toBe(hash);
    await page.goto(site.url);
    await page.getByRole('tab', { name: 'Playground' }).click();
    await page.getByRole('tabpanel').getByRole('combobox').first().waitFor();
    expect(new URL(page.url()).search).toBe('?tab=playground');
    expect(await statusOf(page, '/demo/tags/index.html')).toBe(200);
    await heading(page, 'Tags');
    const place = await placeToOpen(firstBlock(page), 'Open in new tab');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), place.click()]);
    await tab.locator('.standalone .live-demo[data-live]').waitFor();
  });

  test('is told that a file is not kept, in English and Chinese', async ({ visit }) => {
    const page = await visitKept(visit, `${site.url}/demo/single`);
    await site.close();
    await page.goto(`${site.url}/demo/single`);
    const answered = page.waitForResponse((response) => response.url().endsWith(TWIN));
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    expect((await answered).status()).toBe(503);
    await heading(page, 'This site cannot be reached');
    expect(new URL(page.url()).pathname).toBe(TWIN);
    expect(await findFaults(page)).toEqual([]);

    await page.getByRole('link', { name: '返回首页' }).click();
    await heading(page, 'rc-select');
    expect(new URL(page.url()).search).toBe('?locale=zh-CN');
  });
});

test('a file that is not kept is there when the site is back, and missing or in trouble where the host says so', async ({
  visit,
}) => {
  const page = await visitKept(visit, `${site.url}/demo/single`);
  site.fail(/\.md$/, 'reset');
  expect(await statusOf(page, TWIN)).toBe(503);
  site.mend();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByText('# Single').waitFor();

  expect(await statusOf(page, '/demo/none.md')).toBe(404);
  await heading(page, 'PAGE NOT FOUND');
  site.fail(/\.md$/, 'error');
  expect(await statusOf(page, TWIN)).toBe(500);
  await page.getByText('There is no such file.').waitFor();
});
