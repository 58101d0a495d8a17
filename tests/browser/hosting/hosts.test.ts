import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import type { RunningServer } from '../../../scripts/server';
import { HOSTS } from '../../support/hosts/kinds';
import { startHost } from '../../support/hosts/startHost';
import { searchFor } from '../search/dialog';
import { expect, test } from '../support/test';

/** What a browser says of a document with an error status. */
const ANY_STATUS = { expectedMessages: [/Failed to load resource: .* 40[34]/] };

/** A page that starts as it does on its own. */
const UNTOUCHED = { ...ANY_STATUS, hydrated: false };

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Without the slash that some hosts want at the end. */
const pathOf = (page: Page) => new URL(page.url()).pathname;

const DEMO = 'docs-demo-custom-selector-demo-custom-selector-inline';

/** Other forms of the address of a page. */
const FORMS = [
  '/demo/single/',
  '/demo/single//',
  '//demo/single',
  '/demo//single',
  '/demo/single/index.html',
  '/demo/%73ingle',
];

describe.each(Object.entries(HOSTS))('%s', (_, host) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startHost(host);
  });
  afterAll(() => server.close());

  test('shows a page, its demo, another page, a tab, the search and Chinese', async ({ visit }) => {
    const page = await visit(`${server.url}/demo/single`, ANY_STATUS);
    await heading(page, 'Single');
    const demo = page.locator('.live-demo[data-live]').first();
    await demo.getByRole('combobox').first().click();
    await page.getByRole('option').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Tags', exact: true }).first().click();
    await heading(page, 'Tags');
    await searchFor(page, 'maxCount');
    await page.keyboard.press('Escape');
    await page.goto(`${server.url}/?tab=migration`);
    await page.getByRole('tab', { name: 'Migrate to 1.x', selected: true }).waitFor();
    await page.goto(`${server.url}/guide/forms/?locale=zh-CN`);
    await heading(page, 'Use a select in a form');
    await page.getByRole('link', { name: 'English', exact: true }).waitFor();
  });

  test('shows a demo alone, with its styles (B6)', async ({ visit }) => {
    const page = await visit(`${server.url}/~demos/${DEMO}`, ANY_STATUS);
    const select = page.locator('.live-demo[data-live] .demo-custom-selector-inline');
    await expect
      .poll(() => select.evaluate((element) => getComputedStyle(element).lineHeight))
      .toBe('24px');
    expect(await page.getByRole('navigation').count()).toBe(0);
  });

  test('shows the page at each form of its address, which becomes that of the site', async ({
    visit,
  }) => {
    const page = await visit(`${server.url}/index.html`, UNTOUCHED);
    await heading(page, 'rc-select');
    await expect.poll(() => pathOf(page)).toBe('/');
    for (const form of FORMS) {
      await page.goto(`${server.url}${form}?locale=en`);
      await heading(page, 'Single');
      await expect.poll(() => pathOf(page), { message: form }).toBe('/demo/single');
    }
  });

  test('shows the 404 page at an address without a page, which stays', async ({ visit }) => {
    const page = await visit(`${server.url}/demo/none`, ANY_STATUS);
    await heading(page, 'PAGE NOT FOUND');
    expect(pathOf(page)).toBe('/demo/none');
    await page.goto(`${server.url}/nowhere`);
    await heading(page, 'PAGE NOT FOUND');
    expect(pathOf(page)).toBe('/nowhere');
    await page.goto(`${server.url}/Demo/Single`);
    await heading(page, host.ignoresCase ? 'Single' : 'PAGE NOT FOUND');
    await expect.poll(() => pathOf(page)).toBe(host.ignoresCase ? '/demo/single' : '/Demo/Single');
  });

  test('leads on from another spelling (B4)', async ({ visit }) => {
    const page = await visit(`${server.url}/demo/filterSort`, UNTOUCHED);
    await heading(page, 'Sort results');
    await expect.poll(() => pathOf(page)).toBe('/demo/filter-sort');
  });
});
