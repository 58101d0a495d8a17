import { describe } from 'vitest';
import type { Locator, Page, Route } from 'playwright-core';
import { Services } from '../demo/export/services';
import { TRANSLATIONS } from '../../../src/locale/locales';
import { expect, test, turnTo } from '../support/test';

const block = (page: Page): Locator => page.locator('section.demo').first();
const button = (page: Page, name: string | RegExp) =>
  block(page).getByRole('button', { name, exact: true });

const [{ name: language }] = TRANSLATIONS;

/** Something that loads on request. */
interface Part {
  name: string;
  address: string;
  /** The file that fails and then answers. */
  file: RegExp;
  /** What the reader presses; nothing where it is loaded with the page. */
  press?: (page: Page) => Promise<unknown>;
  /** What they read then. */
  failure: string;
  /** Waits for what it shows once it has loaded. */
  here: (page: Page) => Promise<unknown>;
}

const PARTS: readonly Part[] = [
  {
    name: 'the search',
    address: '/demo/single',
    file: /\/search\.\w+\.async\.js$/,
    press: (page) => page.getByRole('button', { name: 'Search' }).click(),
    failure: 'The search could not be loaded.',
    here: (page) => page.getByRole('combobox', { name: /Search/ }).waitFor(),
  },
  {
    name: 'the style sheet of the search',
    address: '/demo/single',
    file: /\/search\.\w+\.chunk\.css$/,
    press: (page) => page.getByRole('button', { name: 'Search' }).click(),
    failure: 'The search could not be loaded.',
    here: (page) => page.getByRole('combobox', { name: /Search/ }).waitFor(),
  },
  {
    name: 'the editor',
    address: '/demo/single',
    file: /\/edit\.\w+\.async\.js$/,
    press: (page) => button(page, 'Edit').click(),
    failure: 'The editor could not be loaded.',
    here: (page) => block(page).getByRole('textbox', { name: 'index.tsx' }).waitFor(),
  },
  {
    name: 'the inspector',
    address: '/demo/multiple',
    file: /\/inspect\.\w+\.async\.js$/,
    press: (page) => button(page, 'Inspect').click(),
    failure: 'The inspector could not be loaded.',
    here: (page) => block(page).locator('.inspector-columns').waitFor(),
  },
  {
    name: 'the view of a demo',
    address: '/demo/single',
    file: /\/demo-view\.\w+\.async\.js$/,
    press: (page) => button(page, 'View').click(),
    failure: 'The view options could not be loaded.',
    here: (page) => block(page).getByRole('radio', { name: 'Right to left' }).waitFor(),
  },
  {
    name: 'the export',
    address: '/demo/single',
    file: /\/export\.\w+\.async\.js$/,
    press: (page) => button(page, 'Run in StackBlitz here').click(),
    failure: 'The export could not be loaded.',
    here: (page) => block(page).locator('.export-notice iframe').waitFor(),
  },
  {
    name: 'the playground',
    address: '/?tab=playground',
    file: /\/playground\.\w+\.async\.js$/,
    failure: 'The playground could not be loaded.',
    here: (page) => page.getByRole('region', { name: 'Select', exact: true }).waitFor(),
  },
  {
    name: 'a demo',
    address: '/demo/single',
    file: /\/docs__demo__single__demos\.\w+\.async\.js$/,
    failure: 'This demo could not be loaded.',
    here: (page) => block(page).locator('.live-demo[data-live]').waitFor(),
  },
  {
    name: 'a standalone demo',
    address: '/~demos/docs-demo-single-demo-single',
    file: /\/docs__demo__single__demos\.\w+\.async\.js$/,
    failure: 'This demo could not be loaded.',
    here: (page) => page.locator('.live-demo[data-live]').waitFor(),
  },
  {
    name: 'a file that demos share',
    address: '/demo/single',
    file: /\/sources\/skin\/select\.css$/,
    press: (page) => block(page).getByRole('tab', { name: 'skin/select.css' }).click(),
    failure: 'The file could not be loaded.',
    here: (page) =>
      block(page).getByRole('tabpanel').getByText('--select-accent').first().waitFor(),
  },
  {
    name: 'the texts in another language',
    address: '/demo/single',
    file: /\/texts-[\w-]+\.\w+\.async\.js$/,
    press: (page) => page.getByRole('link', { name: language }).click(),
    failure: `The page could not be shown in ${language}.`,
    here: (page) => page.getByRole('link', { name: 'English' }).waitFor(),
  },
];

/** What is wrong with a script that was cut; a style sheet that was cut is valid. */
const cut = (route: Route) =>
  route.request().resourceType() === 'script'
    ? route.fulfill({ contentType: 'text/javascript', body: '"use strict";(self.' })
    : route.abort('connectionreset');

/**
 * How a file fails, in the order in which it does. A page in its place, with status 200, is what a
 * host with one page for all addresses answers.
 */
const FAILURES: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.fulfill({ status: 404 }),
  (route) => route.fulfill({ status: 500 }),
  (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  cut,
  (route) => route.abort('internetdisconnected'),
  (route) => route.abort('aborted'),
];

const expectedMessages = [
  /Failed to load resource/,
  /Unexpected token|Unexpected end of input/,
  /Loading (CSS )?chunk/,
  /Unrecognized feature/,
];

describe.for(PARTS)('$name', (part) => {
  test('that is missing, an error, a page, cut, out of reach or aborted is reported each time, and requested again by its button (H1)', async ({
    visit,
  }) => {
    const services = new Services();
    const failures = FAILURES.values();
    let failure = failures.next().value;
    let requests = 0;
    let release = () => {};
    const slow = new Promise<void>((resolve) => (release = resolve));
    const start = (page: Page) =>
      page.route(
        (url) => part.file.test(url.pathname),
        async (route) => {
          requests += 1;
          if (failure) return failure(route);
          await slow;
          return route.continue();
        },
      );
    const page = await visit(part.address, {
      isolated: true,
      hydrated: false,
      before: async (page) => {
        await services.start(page);
        if (!part.press) await start(page);
      },
      expectedMessages,
    });
    await turnTo(page);
    if (part.press) {
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await start(page);
      await part.press(page);
    }
    let before = 0;
    while (failure) {
      await expect.poll(() => requests).toBeGreaterThan(before);
      await page.getByText(part.failure).first().waitFor();
      before = requests;
      failure = failures.next().value;
      await page.getByRole('button', { name: 'Try again' }).first().click();
    }
    // It arrives late, and nothing is reported meanwhile.
    await expect.poll(() => requests).toBeGreaterThan(before);
    await expect.poll(() => page.getByText(part.failure).count()).toBe(0);
    release();
    await part.here(page);
    expect(await page.getByText(part.failure).count()).toBe(0);
  });
});
