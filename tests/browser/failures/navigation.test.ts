import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, describe } from 'vitest';
import { hasFocus, heading, linkTo } from '../support/page';
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

describe('what is missing', () => {
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

  test('offline, the current page stays with the focus on the link, sections can be reached, and Back works', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', OPTIONS);
    const documents = countDocuments(page);
    await page.context().setOffline(true);
    const link = linkTo(page, 'Tags');
    const alert = page.getByRole('alert');
    await link.press('Enter');
    await alert.getByText('This page could not be loaded.').waitFor();
    await hasFocus(link);
    expect(await heading(page, 'Single').isVisible()).toBe(true);
    // What a style hides stays hidden.
    expect(await page.locator('main [style]').count()).toBeGreaterThan(0);
    expect(await page.locator('main [data-style]').count()).toBe(0);
    expect(await page.title()).toBe('Single - rc-select');
    await page.goBack();
    await alert.waitFor({ state: 'detached' });
    await page.locator('.live-demo[data-live]').first().waitFor();
    await hasFocus(heading(page, 'Single'));

    await link.click();
    await alert.getByText('This page could not be loaded.').waitFor();
    const anchor = page.locator('main a.anchor[href^="#"]').first();
    const hash = (await anchor.getAttribute('href')) ?? '';
    await anchor.press('Enter');
    await page.waitForURL((url) => url.hash === hash);
    await hasFocus(page.locator(`[id="${hash.slice(1)}"]`));
    expect(documents.addresses).toEqual([]);
  });
});
