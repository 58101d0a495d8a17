import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, onTestFinished } from 'vitest';
import { edit, replaceCode, saying } from '../../../browser/demo/edit/editor';
import { searchFor } from '../../../browser/search/dialog';
import { networkIdle } from '../../../browser/support/networkIdle';
import { heading, linkTo, openPage } from '../../../browser/support/page';
import { expect, test, turnTo } from '../../../browser/support/test';
import { type FaultySite, startFaultySite } from '../../../support/faultySite';
import { writeSecondBuild } from '../../../browser/failures/secondBuild';
import { dist } from '../../site';

let site: FaultySite;
let update: string;

beforeAll(async () => {
  update = await writeSecondBuild(dist);
  site = await startFaultySite(dist);
});
beforeEach(() => site.serve(dist));
afterAll(async () => {
  await site.close();
  await rm(update, { recursive: true });
});

const options = {
  isolated: true,
  expectedMessages: [
    /Failed to load resource/,
    /Loading (CSS )?chunk/,
    /Refused to (execute|apply)/,
    /is a document of another version of the site/,
  ],
};

/** Updates the site, and lists the documents that a page requests from then on. */
async function deploy(page: Page, folder = update): Promise<string[]> {
  await networkIdle(page);
  await site.serve(folder);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Waits until everything in the new document works, and nothing is said to be missing. */
async function works(page: Page): Promise<void> {
  await turnTo(page);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('.live-demo[data-live]').first().waitFor();
  await networkIdle(page);
  expect(await page.getByRole('alert').count()).toBe(0);
}

describe('a tab that is older than the site (H1)', () => {
  test('reaches the page of a link by loading it once', async ({ visit }) => {
    const page = await visit(`${site.url}/demo/range`, options);
    const documents = await deploy(page);
    await openPage(page, 'Marks');
    await works(page);
    expect(documents).toEqual(['/demo/marks']);
    await openPage(page, 'Basic');
    expect(documents).toEqual(['/demo/marks']);
  });

  test('shows a page that alone has changed without loading it', async ({ visit }) => {
    const folder = await mkdtemp(join(tmpdir(), 'changed-page-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await cp(dist, folder, { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) });
    const document = join(folder, 'demo/marks/index.html');
    const html = await readFile(document, 'utf8');
    const matter = '"frontMatter":{"title":"';
    await writeFile(document, html.replace(matter, `${matter}Changed `));

    const page = await visit(`${site.url}/demo/range`, options);
    const documents = await deploy(page, folder);
    await linkTo(page, 'Marks').click();
    await heading(page, 'Changed Marks').waitFor();
    expect(documents).toEqual([]);
  });

  test('reaches the page before by loading it once', async ({ visit }) => {
    const page = await visit(`${site.url}/demo/range`, options);
    await openPage(page, 'Marks');
    await page.reload();
    await works(page);
    const documents = await deploy(page);
    // Otherwise Back works with what the browser has kept of the old site.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.goBack();
    await heading(page, 'Range').waitFor();
    await works(page);
    expect(documents).toEqual(['/demo/range']);
  });

  test.for([
    ['Search', 'The search could not be loaded.', (page: Page) => searchFor(page, 'value')],
    [
      'Edit',
      'The editor could not be loaded.',
      async (page: Page) => {
        const { editor, result } = await edit(page);
        await replaceCode(editor, saying('Started'));
        await result.getByText('Started').waitFor();
      },
    ],
  ] as const)(
    'gets what %s asks for after one load by "Try again"',
    async ([name, told, use], { visit }) => {
      const page = await visit(`${site.url}/demo/range`, options);
      const documents = await deploy(page);
      await press(page, name);
      await page.getByText(told).waitFor();
      expect(documents).toEqual([]);
      const loaded = page.waitForEvent('load');
      await press(page, 'Try again');
      await loaded;
      await works(page);
      await use(page);
      expect(documents).toEqual(['/demo/range']);
    },
  );

  test('has a page that nobody has touched become live after one load by "Try again"', async ({
    visit,
  }) => {
    const page = await visit(`${site.url}/demo/range`, {
      ...options,
      hydrated: false,
      // Everything waits for the reader.
      before: (tab) =>
        tab.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        }),
    });
    const documents = await deploy(page);
    await page.locator('.rc-slider').first().click();
    await page.getByText('The live parts of this page could not be loaded.').waitFor();
    expect(documents).toEqual([]);
    const loaded = page.waitForEvent('load');
    await page.locator('#load-failure').getByRole('button', { name: 'Try again' }).click();
    await loaded;
    await works(page);
    expect(documents).toEqual(['/demo/range']);
  });
});
