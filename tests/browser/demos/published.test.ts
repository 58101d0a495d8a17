import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { networkIdle } from '../support/networkIdle';
import { test } from '../support/test';

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const firstSelect = (page: Page) => page.locator('[role=combobox]:not(:disabled)').first();
const type = (page: Page) => firstSelect(page).fill('a');

/** What opens the first list of a demo, where the arrow key in its first select does not. */
const OPENED_BY: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'combobox-asynchronous': type,
  'combobox-textarea': type,
  'custom-selector': (page) => firstSelect(page).click(),
  email: type,
  focus: async (page) => {
    await press('Open in place')(page);
    await firstSelect(page).press('ArrowDown');
  },
  'focus-unmount': press('Change reviewer'),
  'get-popup-container': async (page) => {
    await press('Ship an order')(page);
    await firstSelect(page).press('ArrowDown');
  },
  suggest: type,
  'suggest-stale': type,
  'tags-disabled': async (page) => {
    await page.getByLabel('Release is published').uncheck();
    await firstSelect(page).press('ArrowDown');
  },
};

const openByKey = (page: Page) => firstSelect(page).press('ArrowDown');

/** A picture of selects, in which nothing opens (demos/styling.test.ts). */
const PICTURE = 'docs-guide-styling-demo-anatomy';

const IDS = readdirSync('dist/~demos').filter((id) => id !== PICTURE);
const pageOf = (id: string) => id.slice(0, id.lastIndexOf('-demo-'));

// The console is empty, so the policy has forbidden nothing.
test.for([...new Set(IDS.map(pageOf))])(
  'the published demos of %s are live, their lists open, and nothing is written to the console',
  async (demosOf, { visit }) => {
    const page = await visit('/favicon.svg', { hydrated: false });
    for (const id of IDS.filter((each) => pageOf(each) === demosOf)) {
      await page.goto(`/~demos/${id}`);
      await page.locator('.standalone .live-demo[data-live]').waitFor();
      await (OPENED_BY[id.replace(/^.*-demo-/, '')] ?? openByKey)(page);
      await page.locator('[role=combobox][aria-expanded=true]').first().waitFor();
      await networkIdle(page);
    }
  },
);
