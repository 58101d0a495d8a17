import type { Page } from 'playwright-core';
import { turnTo } from '../support/test';
import type { Part } from './part';

async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await turnTo(page);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

const live = (page: Page) => page.locator('.live-demo[data-live]').first().waitFor();

const THE_PAGE = 'The live parts of this page could not be loaded.';

/** What comes with a page, at its first sign of a reader at the latest. */
export const OF_PAGES: readonly Part[] = [
  {
    name: 'the first script of a page',
    files: /\/umi\.\w+\.js$/,
    failure: THE_PAGE,
    here: hydrated,
  },
  {
    name: 'the application',
    address: '/',
    files: /\/shell\.\w+\.async\.js$/,
    failure: THE_PAGE,
    here: hydrated,
  },
  {
    name: 'the text of a page as script',
    files: /\/demo-range\.\w+\.async\.js$/,
    failure: THE_PAGE,
    here: hydrated,
  },
  {
    name: 'what makes demos live',
    files: /\/stages\.\w+\.async\.js$/,
    failure: THE_PAGE,
    here: live,
  },
  {
    name: 'what is known of the demos of a page',
    files: /\/demo-range-demos\.\w+\.async\.js$/,
    failure: 'This demo could not be loaded.',
    here: live,
  },
  {
    name: 'the code of demos',
    files: /\/demo-range-code\.\w+\.async\.js$/,
    failure: 'This demo could not be loaded.',
    here: live,
  },
  {
    name: 'a demo alone',
    address: '/~demos/docs-demo-range-demo-range',
    files: /\/demo-range-demos\.\w+\.async\.js$/,
    failure: 'This demo could not be loaded.',
    here: live,
  },
  {
    name: 'a demo alone without a document of its own',
    address: '/~demos/unknown',
    files: /\/demo-by-id\.\w+\.async\.js$/,
    failure: 'This page could not be loaded.',
    here: (page) => page.getByRole('heading', { name: 'No such demo' }).waitFor(),
  },
  {
    name: 'the playground',
    address: '/?tab=playground',
    files: /\/playground\.\w+\.async\.js$/,
    failure: 'The playground could not be loaded.',
    here: (page) => page.getByRole('region', { name: 'Component' }).waitFor(),
  },
];
