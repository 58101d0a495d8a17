import type { Page } from 'playwright-core';
import { hold } from '../page/untouched';
import { watchRequests } from '../support/page';
import { expect, test } from '../support/test';
import { activeAddress, openSearch, searchFor } from './dialog';

const QUESTIONS = /\/search\/questions\./;
const QUESTION = 'why is my overlay chopped off by its window';

const isOfQuestions = (path: string) => QUESTIONS.test(path);

/** What the browser says of a reader who has asked for less data. */
const savingData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

test('names load no questions, and the first question loads them once', async ({ visit }) => {
  const page = await visit('/', { isolated: true });
  const seen = watchRequests(page);
  await searchFor(page, 'allowClear');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('clear icon');
  await page.locator('.search-body[aria-busy="false"]').waitFor();
  expect(seen.filter(isOfQuestions)).toEqual([]);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(QUESTION);
  await expect.poll(() => seen.filter(isOfQuestions)).toHaveLength(1);
  await page.locator('.search-body[aria-busy="false"]').waitFor();
  await page.keyboard.type(' of the browser');
  await page.locator('.search-body[aria-busy="false"]').waitFor();
  expect(seen.filter(isOfQuestions)).toHaveLength(1);
});

test('an answer from the texts stands until the questions have arrived, and keeps the choice', async ({
  visit,
}) => {
  const page = await visit('/', { isolated: true });
  const release = await hold(page, QUESTIONS);
  const search = await openSearch(page);
  await page.keyboard.type('why is the dropdown cut off in a modal dialog');
  await search.options.first().waitFor();
  expect(await page.locator('.search-body').getAttribute('aria-busy')).toBe('true');
  const first = await activeAddress(search);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => activeAddress(search)).not.toBe(first);
  const chosen = await activeAddress(search);
  release();
  await page.locator('.search-body[aria-busy="false"]').waitFor();
  expect(await activeAddress(search)).toBe(chosen);
});

test('a reader who has asked for less data is answered without them', async ({ visit }) => {
  const page = await visit('/', { isolated: true, before: savingData });
  const seen = watchRequests(page);
  const { options } = await searchFor(page, QUESTION);
  expect(await options.count()).toBeGreaterThan(0);
  expect(seen.filter(isOfQuestions)).toEqual([]);
});

test('where they fail, the answer stays, and no failure is shown', async ({ visit }) => {
  const page = await visit('/', {
    isolated: true,
    before: (tab) => tab.route(QUESTIONS, (route) => route.fulfill({ status: 404 })),
    expectedMessages: [/status of 404/],
  });
  const { dialog, options } = await searchFor(page, QUESTION);
  expect(await options.count()).toBeGreaterThan(0);
  expect(await dialog.getByRole('alert').count()).toBe(0);
});
