import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, describe } from 'vitest';
import { isFocused } from '../search/follow';
import { networkIdle } from '../support/networkIdle';
import { expect, test, turnTo } from '../support/test';
import { startFaultySite } from '../../support/faultySite';
import { FAULTS } from '../../support/sendFault';

const OPTIONS = {
  isolated: true,
  expectedMessages: [
    /ChunkLoadError|Loading chunk/,
    /Failed to load resource/,
    /Failed to fetch/,
    /Refused to execute/,
    // Half a script breaks in any way.
    /uncaught: (Unexpected|Invalid|Unterminated|missing)/,
  ],
};

/** Scripts of pages and layouts; they have a hash in their names, which an update changes. */
const CHUNKS = /\/[^/]+\.[0-9a-f]{8}\.async\.js$/;

/** Counts the documents that a page requests from now on. */
function countDocuments(page: Page): { addresses: string[] } {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      addresses.push(new URL(request.url()).pathname);
  });
  return { addresses };
}

/** Makes scripts answer as they do after an update of the site: 404. */
async function remove(scripts: RegExp, context: BrowserContext): Promise<void> {
  await context.route(scripts, (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const site = await startFaultySite();

afterAll(() => site.close());

const NEXT_PAGES = [
  ['Tags', '/demo/tags'],
  ['Multiple', '/demo/multiple'],
  ['Combobox', '/demo/combobox'],
  ['Manage focus', '/demo/focus'],
  ['Custom icons', '/demo/custom-icon'],
] as const;

test(
  'a page whose scripts fail in any way is loaded as a document once, and works after "Try again" (H1)',
  { timeout: 60_000 },
  async ({ visit }) => {
    const page = await visit(`${site.url}/demo/single`, OPTIONS);
    const documents = countDocuments(page);
    for (const [index, fault] of FAULTS.entries()) {
      const [name = '', address] = NEXT_PAGES[index] ?? [];
      site.fail(CHUNKS, fault);
      await linkTo(page, name).click();
      await heading(page, name).waitFor();
      await page.locator('html[data-started]').waitFor({ state: 'attached' });
      await turnTo(page);
      await page.getByRole('alert').getByText('The live parts of this page').waitFor();
      expect(documents.addresses.splice(0), fault).toEqual([address]);
      site.mend();
      // There is a notice for the demos, too.
      const again = page.getByRole('button', { name: 'Try again' }).filter({ visible: true });
      await expect
        .poll(async () => {
          if ((await again.count()) > 0) await again.first().click();
          return page.locator('html[data-hydrated]:has(.live-demo[data-live])').count();
        })
        .toBe(1);
      await again.first().waitFor({ state: 'hidden' });
      expect(documents.addresses, fault).toEqual([]);
    }
  },
);

describe('missing scripts', () => {
  test('a page whose script is missing is loaded as a document, once, and works', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', OPTIONS);
    await remove(CHUNKS, page.context());
    const documents = countDocuments(page);
    // The document of the updated site names scripts that exist.
    await page.context().route('**/demo/tags', async (route) => {
      if (route.request().isNavigationRequest()) await page.context().unroute(CHUNKS);
      await route.continue();
    });
    await linkTo(page, 'Tags').click();
    await heading(page, 'Tags').waitFor();
    await turnTo(page);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await linkTo(page, 'Multiple').click();
    await heading(page, 'Multiple').waitFor();
    expect(documents.addresses).toEqual(['/demo/tags']);
  });

  test('a page whose script stays missing is readable, says so, and is not loaded again (H1)', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', OPTIONS);
    await remove(CHUNKS, page.context());
    const documents = countDocuments(page);
    await linkTo(page, 'Tags').click();
    await heading(page, 'Tags').waitFor();
    await page.getByRole('alert').getByText('The live parts of this page').waitFor();
    expect(documents.addresses).toEqual(['/demo/tags']);

    await page.goBack();
    await heading(page, 'Single').waitFor();
    await page.getByRole('alert').waitFor();
    expect(documents.addresses).toEqual(['/demo/tags', '/demo/single']);

    await page.context().unroute(CHUNKS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('a page opened without its script is readable, says so, and has live demos', async ({
    visit,
  }) => {
    const page = await visit('/demo/tags', {
      ...OPTIONS,
      hydrated: false,
      before: (tab) => remove(/\/demo-tags\.\w+\.async\.js$/, tab.context()),
    });
    await turnTo(page);
    await page.getByRole('alert').getByText('The live parts of this page').waitFor();
    expect(await page.locator('#root').innerText()).toContain('Several values that users type');
    await page.locator('.live-demo[data-live]').first().waitFor();
  });

  test("a page stays readable even without the application's script", async ({ visit }) => {
    const page = await visit('/demo/single', OPTIONS);
    await remove(/\.[0-9a-f]{8}\.(async\.)?js$/, page.context());
    const documents = countDocuments(page);
    await linkTo(page, 'Tags').click();
    await heading(page, 'Tags').waitFor();
    await networkIdle(page);
    expect(documents.addresses).toEqual(['/demo/tags']);
  });

  test('offline, the current page stays, and Back works', async ({ visit }) => {
    const page = await visit('/demo/single', OPTIONS);
    const documents = countDocuments(page);
    await page.context().setOffline(true);
    await linkTo(page, 'Tags').click();
    await page.getByRole('alert').getByText('This page could not be loaded.').waitFor();
    expect(await heading(page, 'Single').isVisible()).toBe(true);
    // What a style hides stays hidden.
    expect(await page.locator('main [style]').count()).toBeGreaterThan(0);
    expect(await page.locator('main [data-style]').count()).toBe(0);
    expect(await page.title()).toBe('Single - rc-select');
    await page.goBack();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.locator('.live-demo[data-live]').first().waitFor();
    expect(documents.addresses).toEqual([]);
  });

  test('offline, the focus stays on the link, and Back gives it to the page', async ({ visit }) => {
    const page = await visit('/demo/single', OPTIONS);
    await page.context().setOffline(true);
    const link = linkTo(page, 'Tags');
    await link.focus();
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert');
    await alert.getByText('This page could not be loaded.').waitFor();
    await expect.poll(() => isFocused(link)).toBe(true);
    await page.goBack();
    await alert.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(heading(page, 'Single'))).toBe(true);
  });

  test('offline, a link to a section of the page that stayed gives it the focus', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', OPTIONS);
    await page.context().setOffline(true);
    await linkTo(page, 'Tags').click();
    await page.getByRole('alert').getByText('This page could not be loaded.').waitFor();
    const link = page.locator('main a.anchor[href^="#"]').first();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash === hash);
    await expect.poll(() => isFocused(page.locator(`[id="${hash.slice(1)}"]`))).toBe(true);
  });
});
