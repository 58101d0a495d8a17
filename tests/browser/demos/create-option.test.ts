import type { Page } from 'playwright-core';
import { expect, test, type Visit } from '../support/test';
import { tags } from './popup';
import { statusBeside } from './suggestionDemo';

const ID = 'create-option-labels';
const field = (page: Page) => page.locator(`#${ID}`);
const saved = (page: Page) => page.locator(`output[for="${ID}"]`).textContent();
const status = (page: Page) => statusBeside(field(page));

/** Opens the page with a clock that only the test moves. */
async function open(visit: Visit): Promise<Page> {
  const page = await visit('/guide/server-data', { isolated: true });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  return page;
}

async function add(page: Page, name: string): Promise<void> {
  await field(page).fill(name);
  await field(page).press('Enter');
  await page.clock.runFor(100);
}

test('a new label is shown as pending, and saved when the server has answered', async ({
  visit,
}) => {
  const page = await open(visit);
  await add(page, ' night ');
  expect(await tags(page, ID)).toEqual(['bug', 'night (creating …)']);
  expect(await status(page)).toBe('Creating “night” …');
  expect(await saved(page)).toBe('bug, documentation, question');
  await page.clock.runFor(1500);
  expect(await tags(page, ID)).toEqual(['bug', 'night']);
  expect(await status(page)).toBe('“night” was created.');
  expect(await saved(page)).toBe('bug, documentation, question, night');
});

test('a label that the server refuses is removed with a message, and other changes stay', async ({
  visit,
}) => {
  const page = await open(visit);
  await page.getByRole('checkbox', { name: 'The server refuses new labels' }).check();
  await add(page, 'night');
  await add(page, 'question');
  expect(await tags(page, ID)).toEqual(['bug', 'night (creating …)', 'question']);
  await page.clock.runFor(1500);
  expect(await tags(page, ID)).toEqual(['bug', 'question']);
  expect(await status(page)).toBe('The server refused “night”. It was removed.');
  expect(await saved(page)).toBe('bug, documentation, question');
});
