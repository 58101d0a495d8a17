import { searchFor } from '../../../browser/search/dialog';
import { heading, openPage } from '../../../browser/support/page';
import { expect, test } from '../../../browser/support/test';
import { HOSTS } from '../../../support/hosts/kinds';
import { startHost } from '../../../support/hosts/startHost';
import { dist } from '../../site';

const DEMO = 'docs-demo-range-demo-range';

/** What a browser says of a document with an error status. */
const ANY_STATUS = { expectedMessages: [/Failed to load resource: .* 40[34]/] };

test.for(Object.entries(HOSTS))(
  '%s shows a page, its demo, another page, a tab, the search, Chinese, and a demo alone with its styles (B6)',
  async ([, host], { visit }) => {
    const server = await startHost(dist, host);
    const page = await visit(`${server.url}/demo/range`, ANY_STATUS);
    await heading(page, 'Range').waitFor();
    const demo = page.locator('.live-demo[data-live]').first();
    await demo.getByRole('slider', { name: 'From' }).press('ArrowRight');
    await demo.getByText('21,40').waitFor();
    await openPage(page, 'Marks');
    await searchFor(page, 'handles');
    await page.keyboard.press('Escape');
    await page.goto(`${server.url}/?tab=playground`);
    await page.getByRole('tab', { name: 'Playground', selected: true }).waitFor();
    await page.goto(`${server.url}/demo/range/?locale=zh-CN`);
    await heading(page, 'Range').waitFor();
    await page.getByRole('link', { name: 'English', exact: true }).waitFor();
    await page.goto(`${server.url}/~demos/${DEMO}`);
    const slider = page.locator('.live-demo[data-live] .rc-slider');
    await expect
      .poll(() => slider.evaluate((element) => getComputedStyle(element).position))
      .toBe('relative');
    expect(await page.getByRole('navigation').count()).toBe(0);
    await server.close();
  },
);
