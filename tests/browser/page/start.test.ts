import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { networkIdle } from '../support/networkIdle';
import { expect, test, turnTo } from '../support/test';
import { allLive, hold, hydration, isHydrated, SHELL, UNTOUCHED } from './untouched';

/** Lists the scripts that a page requests, without the hashes in their names. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(new URL(request.url()).pathname.replace(/\.[0-9a-f]{8}/, ''));
  });
  return scripts;
}

test.for(['/', '/demo/single'])(
  '%s requests no style sheet, neither before nor after the application starts',
  async (address, { visit }) => {
    const sheets: string[] = [];
    const page = await visit(address, {
      ...UNTOUCHED,
      isolated: true,
      before: (tab) => {
        tab.on('request', (request) => {
          if (request.resourceType() === 'stylesheet') sheets.push(request.url());
        });
        return Promise.resolve();
      },
    });
    await turnTo(page);
    await hydration(page);
    await networkIdle(page);
    expect(sheets).toEqual([]);
  },
);

describe('a page that nobody touches', () => {
  test('requests one script where it has no demos, and no application', async ({ visit }) => {
    let scripts: string[] = [];
    const page = await visit('/', {
      ...UNTOUCHED,
      isolated: true,
      before: (page) => {
        scripts = watchScripts(page);
        return Promise.resolve();
      },
    });
    await networkIdle(page);
    expect(scripts).toEqual(['/assets/umi.js']);
  });

  test('has live demos without the application', async ({ visit }) => {
    const page = await visit('/demo/single', { ...UNTOUCHED, isolated: true });
    await allLive(page);
    await networkIdle(page);
    expect(await isHydrated(page)).toBe(false);
  });

  test('has live demos without requestIdleCallback and IntersectionObserver', async ({ visit }) => {
    const page = await visit('/demo/single', {
      ...UNTOUCHED,
      isolated: true,
      before: (page) =>
        page.addInitScript(() => {
          Reflect.deleteProperty(window, 'requestIdleCallback');
          Reflect.deleteProperty(window, 'IntersectionObserver');
        }),
    });
    await allLive(page);
  });

  test('has one select left as it is, and its state kept, when the application starts', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', { ...UNTOUCHED, isolated: true });
    await allLive(page);
    await page.evaluate(() => {
      document.querySelector('.live-demo')?.setAttribute('data-witness', '');
    });
    await turnTo(page);
    await hydration(page);
    expect(await page.locator('.live-demo[data-live][data-witness]').count()).toBe(1);
  });
});

test('Back after a reload shows the page before, though nobody has touched the one after', async ({
  visit,
}) => {
  const page = await visit('/demo/single', { isolated: true });
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Tags', exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
  await page.mouse.move(640, 790);
  await page.reload();
  expect(await isHydrated(page)).toBe(false);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Single' }).waitFor();
});

test('a link to a section, followed while the application is arriving, leaves the page as it is', async ({
  visit,
}) => {
  let release = () => {};
  const page = await visit('/demo/single', {
    ...UNTOUCHED,
    isolated: true,
    before: async (page) => (release = await hold(page, /\/demo-single\.\w+\.async\.js$/)),
  });
  await allLive(page);
  await page.evaluate(() => {
    document.querySelector('.live-demo')?.setAttribute('data-witness', '');
  });
  const arrived = page.waitForResponse(SHELL);
  await page.keyboard.press('Tab');
  await (await arrived).finished();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#content');
  expect(await page.locator('main h1').isVisible()).toBe(true);
  release();
  await hydration(page);
  expect(await page.locator('.live-demo[data-live][data-witness]').count()).toBe(1);
});
