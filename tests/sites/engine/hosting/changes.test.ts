import { describe } from 'vitest';
import { HOSTS, SINGLE_PAGE } from '../../../support/hosts/kinds';
import { type Change, startHost } from '../../../support/hosts/startHost';
import { visitKept } from '../../../browser/offline/kept';
import { expect, test } from '../../../browser/support/test';
import { dist } from '../../site';

const host = (name: string) => HOSTS[name] ?? { rules: () => ({ file: '', status: 500 }) };

/** Puts HTML before the end of each document. */
const inserting =
  (html: string): Change =>
  (content, _headers, file) =>
    file.endsWith('.html')
      ? Buffer.from(content.toString().replace('</body>', () => `${html}</body>`))
      : undefined;

const REFUSED = [/Content Security Policy/, /Failed to load resource/, /Refused to/];

describe('a host that adds to documents', () => {
  test.for([
    ['a script of another site', '<script defer src="https://stats.invalid/beacon.js"></script>'],
    ['an inline script', '<script>document.body.textContent = "mine"</script>'],
    ['a base', '<base href="https://other.invalid/">'],
    ['a banner', '<div id="banner" style="position:fixed">Cookies</div>'],
  ] as const)('%s, leaves pages and demos as they are', async ([, html], { visit }) => {
    const server = await startHost(dist, host('GitHub Pages'), inserting(html));
    const page = await visit(`${server.url}/demo/range`, { expectedMessages: REFUSED });
    await page.locator('.live-demo[data-live]').first().getByRole('slider').first().click();
    await page.getByRole('link', { name: 'Marks', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Marks', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/demo/marks');
    await server.close();
  });
});

test('a host that sends scripts as text: the page says that its live parts are missing', async ({
  visit,
}) => {
  const server = await startHost(dist, host('Netlify'), (_content, headers, file) => {
    if (file.endsWith('.js')) headers['content-type'] = 'text/plain';
    headers['x-content-type-options'] = 'nosniff';
    return undefined;
  });
  const page = await visit(`${server.url}/demo/range`, {
    hydrated: false,
    expectedMessages: REFUSED,
  });
  await page.getByText('The live parts of this page could not be loaded.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Range' }).waitFor();
  await server.close();
});

test('a host that leaves out demos alone: the site is kept, and shows them without a network', async ({
  visit,
}) => {
  const server = await startHost(dist, host('Jekyll, which leaves out names'));
  const page = await visitKept(visit, `${server.url}/demo/range`);
  await page.goto(`${server.url}/~demos/docs-demo-marks-demo-marks`);
  await page.locator('.live-demo[data-live]').waitFor();
  await server.close();
  await page.goto(`${server.url}/demo/basic`);
  await page.getByRole('heading', { level: 1, name: 'Basic' }).waitFor();
  await page.goto(`${server.url}/~demos/docs-demo-range-demo-range`);
  await page.locator('.live-demo[data-live]').waitFor();
});

test('a host that sends the home page for a page, and has no other address for it: says so, without a loop', async ({
  visit,
}) => {
  const server = await startHost(dist, SINGLE_PAGE);
  const page = await visit(`${server.url}/demo/range`, {
    hydrated: false,
    expectedMessages: [/document of another page/],
  });
  await page.getByText('The live parts of this page could not be loaded.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'rc-slider' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/demo/range');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  await server.close();
});
