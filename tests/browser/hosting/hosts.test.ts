import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import type { RunningServer } from '../../../scripts/server';
import { HOSTS } from '../../support/hosts/kinds';
import { startHost } from '../../support/hosts/startHost';
import { searchFor } from '../search/dialog';
import { heading, openPage } from '../support/page';
import { expect, test } from '../support/test';

/** What a browser says of a document with an error status. */
const ANY_STATUS = { expectedMessages: [/Failed to load resource: .* 40[34]/] };

/** A page that starts as it does on its own. */
const UNTOUCHED = { ...ANY_STATUS, hydrated: false };

/** Without the slash that some hosts want at the end. */
const pathOf = (page: Page) => new URL(page.url()).pathname;

const NOT_FOUND = 'PAGE NOT FOUND';

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

  test('shows a page, its demo, another page, a tab, the search, Chinese, and a demo alone with its styles (B6)', async ({
    visit,
  }) => {
    const page = await visit(`${server.url}/demo/single`, ANY_STATUS);
    await heading(page, 'Single').waitFor();
    const demo = page.locator('.live-demo[data-live]').first();
    await demo.getByRole('combobox').first().click();
    await page.getByRole('option').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await openPage(page, 'Tags');
    await searchFor(page, 'maxCount');
    await page.keyboard.press('Escape');
    await page.goto(`${server.url}/?tab=playground`);
    await page.getByRole('tab', { name: 'Playground', selected: true }).waitFor();
    await page.goto(`${server.url}/guide/forms/?locale=zh-CN`);
    await heading(page, 'Use a select in a form').waitFor();
    await page.getByRole('link', { name: 'English', exact: true }).waitFor();
    await page.goto(`${server.url}/~demos/${DEMO}`);
    const select = page.locator('.live-demo[data-live] .demo-custom-selector-inline');
    await expect
      .poll(() => select.evaluate((element) => getComputedStyle(element).lineHeight))
      .toBe('24px');
    expect(await page.getByRole('navigation').count()).toBe(0);
  });

  test('shows the page at each form of its address, which becomes that of the site, and the 404 page at an address without a page, which stays (B4)', async ({
    visit,
  }) => {
    const page = await visit(`${server.url}/index.html`, UNTOUCHED);
    await heading(page, 'rc-select').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/');
    const open = async (address: string, name: string, path = address) => {
      await page.goto(server.url + address);
      await heading(page, name).waitFor();
      await expect.poll(() => pathOf(page), { message: address }).toBe(path);
    };
    for (const form of FORMS) await open(`${form}?locale=en`, 'Single', '/demo/single');
    await open('/demo/filterSort', 'Sort results', '/demo/filter-sort');
    await open('/demo/none', NOT_FOUND);
    await open('/nowhere', NOT_FOUND);
    if (host.ignoresCase) await open('/Demo/Single', 'Single', '/demo/single');
    else await open('/Demo/Single', NOT_FOUND);
  });
});
