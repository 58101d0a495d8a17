import type { Page } from 'playwright-core';
import { heading } from '../../../browser/support/page';
import { expect, test } from '../../../browser/support/test';
import { HOSTS } from '../../../support/hosts/kinds';
import { startHost } from '../../../support/hosts/startHost';
import { dist } from '../../site';

/** A page that starts as it does on its own. */
const UNTOUCHED = { expectedMessages: [/Failed to load resource: .* 40[34]/], hydrated: false };

/** Without the slash that some hosts want at the end. */
const pathOf = (page: Page) => new URL(page.url()).pathname;

const NOT_FOUND = 'PAGE NOT FOUND';

/** Other forms of the address of a page. */
const FORMS = [
  '/demo/range/',
  '/demo/range//',
  '//demo/range',
  '/demo//range',
  '/demo/range/index.html',
  '/demo/rang%65',
];

test.for(Object.entries(HOSTS))(
  '%s shows the page at each form of its address, which becomes that of the site, and the 404 page at an address without a page, which stays (B4)',
  async ([, host], { visit }) => {
    const server = await startHost(dist, host);
    const page = await visit(`${server.url}/index.html`, UNTOUCHED);
    await heading(page, 'rc-slider').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/');
    const open = async (address: string, name: string, path = address) => {
      await page.goto(server.url + address);
      await heading(page, name).waitFor();
      await expect.poll(() => pathOf(page), { message: address }).toBe(path);
    };
    for (const form of FORMS) await open(`${form}?locale=en`, 'Range', '/demo/range');
    await open('/demo/none', NOT_FOUND);
    await open('/nowhere', NOT_FOUND);
    if (host.ignoresCase) await open('/Demo/Range', 'Range', '/demo/range');
    else await open('/Demo/Range', NOT_FOUND);
    await server.close();
  },
);
