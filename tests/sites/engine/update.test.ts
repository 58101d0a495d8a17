import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { SERVICE_WORKER } from '../../../src/offline/offlineFiles';
import { bundle } from '../../../src/build/bundle';
import { type FaultySite, startFaultySite } from '../../support/faultySite';
import { writeSecondBuild } from '../../browser/failures/secondBuild';
import { expect, test, turnTo } from '../../browser/support/test';
import { kept, OFFLINE, visitKept } from '../../browser/offline/kept';
import { dist } from '../site';

const SENTENCE = 'This site has been updated.';

let server: FaultySite;
let update: string;

beforeAll(async () => {
  update = await writeSecondBuild(dist);
});
beforeEach(async () => {
  server = await startFaultySite(dist);
});
afterEach(() => server.close());
afterAll(() => rm(update, { recursive: true }));

/** The name of the first script of the document, which is another one in each version. */
const version = (page: Page) => page.locator('script[src*="/umi."]').getAttribute('src');

const notice = (page: Page) => page.getByRole('status').filter({ hasText: SENTENCE });

const press = (page: Page, name: string) => notice(page).getByRole('button', { name }).click();

async function reload(page: Page): Promise<void> {
  await page.reload();
  await turnTo(page);
}

/** Looks for another version, and waits until it is kept or given up. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const { installing } = await registration.update();
    await new Promise<void>((resolve) => {
      if (!installing) resolve();
      installing?.addEventListener('statechange', () => resolve());
    });
    return registration.waiting !== null;
  });

/** What is left of the service worker: how many there are, and how many caches. */
const left = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);

/** Waits longer than the page does before it looks (src/offline/register.tsx). */
const nothingLeft = (page: Page) =>
  expect.poll(() => left(page), { timeout: 15_000 }).toEqual([0, 0]);

// Several visits, each of which waits.
describe('a site that is kept and then updated', { timeout: 120_000 }, () => {
  test('stays as it is until the reader agrees, and is then the new one', async ({ visit }) => {
    const page = await visit(`${server.url}/demo/range`, OFFLINE);
    const old = await version(page);
    await kept(page);
    await server.serve(update);

    await reload(page);
    await notice(page).waitFor();
    expect(await version(page)).toBe(old);
    await press(page, 'Later');
    expect(await notice(page).count()).toBe(0);

    await page.getByRole('link', { name: 'Marks', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Marks' }).waitFor();
    await reload(page);
    expect(await version(page)).toBe(old);

    const loaded = page.waitForEvent('load');
    await press(page, 'Reload');
    await loaded;
    expect(await version(page)).not.toBe(old);
    expect(await notice(page).count()).toBe(0);
  });

  test('keeps no document of another version than its list', async ({ visit }) => {
    const page = await visitKept(visit, `${server.url}/demo/range`);
    await server.serve(update);
    server.fail(/^\/demo\/marks$/, 'page');
    expect(await lookForUpdate(page)).toBe(false);
    server.mend();
    expect(await lookForUpdate(page)).toBe(true);
  });

  test('keeps nothing in the place of a piece of the search texts', async ({ visit }) => {
    const page = await visitKept(visit, `${server.url}/demo/range`);
    await server.serve(update);
    server.fail(/^\/pieces\//, 'page');
    expect(await lookForUpdate(page)).toBe(false);
    server.mend();
    expect(await lookForUpdate(page)).toBe(true);
  });

  test('is kept no longer when the host has no service worker any more', async ({ visit }) => {
    const page = await visitKept(visit, `${server.url}/demo/range`);
    server.fail(/service-worker\.js$/, 'missing');
    await reload(page);
    await nothingLeft(page);
  });

  test('is kept no longer when its setting is off', async ({ visit }) => {
    const page = await visitKept(visit, `${server.url}/demo/range`);
    const script = await bundle({
      entryPoints: ['src/offline/removal.ts'],
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const without = await writeSecondBuild(dist);
    await writeFile(path.join(without, SERVICE_WORKER), script);
    await server.serve(without);
    await reload(page);
    await nothingLeft(page);
    await rm(without, { recursive: true });
  });
});
