import type { Page } from 'playwright-core';
import { dialogOf, openSearch } from '../../search/dialog';
import { button, type State } from './state';

/** Opens the search as a reader who has the focus somewhere. */
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).focus();
  await openSearch(page);
}

const type = (text: string) => async (page: Page) => {
  await open(page);
  await page.keyboard.type(text);
};

const find = (text: string) => async (page: Page) => {
  await type(text)(page);
  await dialogOf(page).options.first().waitFor();
  await page.locator('.search-body[aria-busy="false"]').waitFor();
};

/** The search dialog. */
export const SEARCH_STATES: readonly State[] = [
  {
    name: 'the search, empty',
    open,
    shown: (page) => dialogOf(page).dialog.getByRole('link').first(),
    closings: [{ button: button('Close search') }],
  },
  {
    name: 'the search with results',
    open: find('alowClear'),
    shown: (page) => dialogOf(page).active,
    closings: [{ button: (page) => dialogOf(page).field, key: 'Escape' }],
  },
  {
    name: 'the search with an answer to a question',
    open: find('how do I clear the value'),
    shown: (page) => dialogOf(page).active,
  },
  {
    name: 'the search with searches of before',
    open: async (page) => {
      await find('maxCount')(page);
      await dialogOf(page).options.first().click();
      await page.waitForURL(/#/);
      await open(page);
      await page.keyboard.press('Backspace');
    },
    shown: (page) =>
      dialogOf(page)
        .dialog.getByRole('button', { name: /maxCount/ })
        .first(),
    closings: [
      { button: (page) => page.locator('.search-recent-remove').first() },
      { button: button('maxCount') },
    ],
  },
  {
    name: 'the search without results',
    open: type('zzzzzz'),
    shown: (page) => dialogOf(page).dialog.getByText('No content was found').first(),
  },
  {
    name: 'the search, failed',
    options: { expectedMessages: [/Failed to load resource/, /404/] },
    open: async (page) => {
      await page.route('**/search/{names,data}.json', (route) => route.fulfill({ status: 404 }));
      await type('tooltip')(page);
    },
    shown: (page) => dialogOf(page).dialog.getByRole('alert'),
    closings: [{ button: button('Try again') }],
  },
];
