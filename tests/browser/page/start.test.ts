import { describe } from 'vitest';
import { networkIdle } from '../support/networkIdle';
import { heading, openPage, watchRequests } from '../support/page';
import { expect, test, turnTo } from '../support/test';
import { allLive, hold, hydration, isHydrated, SHELL, UNTOUCHED } from './untouched';

/** Files of what a reader has to ask for. */
const ON_REQUEST =
  /^\/(?:search|edit|inspect|demo-view|export|playground|live|sources|twin|texts-|translate)/;

test.for(['/', '/demo/single'])(
  '%s requests neither a style sheet nor what a reader has to ask for, not even when the application starts',
  async (address, { visit }) => {
    let requests: string[] = [];
    const page = await visit(address, {
      ...UNTOUCHED,
      isolated: true,
      before: (tab) => Promise.resolve((requests = watchRequests(tab))),
    });
    await turnTo(page);
    await hydration(page);
    await networkIdle(page);
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter((path) => /\.css$/.test(path) || ON_REQUEST.test(path))).toEqual([]);
  },
);

describe('a page that nobody touches', () => {
  test('requests one script where it has no demos, and no application', async ({ visit }) => {
    let requests: string[] = [];
    const page = await visit('/', {
      ...UNTOUCHED,
      isolated: true,
      before: (tab) => Promise.resolve((requests = watchRequests(tab))),
    });
    await networkIdle(page);
    expect(requests.filter((path) => path.endsWith('.js'))).toEqual(['/assets/umi.js']);
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

  test('has live demos without the application, which leaves them and their state as they are when it starts', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', { ...UNTOUCHED, isolated: true });
    await allLive(page);
    await networkIdle(page);
    expect(await isHydrated(page)).toBe(false);
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
  await openPage(page, 'Tags');
  await page.mouse.move(640, 790);
  await page.reload();
  expect(await isHydrated(page)).toBe(false);
  await page.goBack();
  await heading(page, 'Single').waitFor();
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
  await expect.poll(() => new URL(page.url()).hash).toBe('#main-content');
  expect(await page.locator('main h1').isVisible()).toBe(true);
  release();
  await hydration(page);
  expect(await page.locator('.live-demo[data-live][data-witness]').count()).toBe(1);
});
