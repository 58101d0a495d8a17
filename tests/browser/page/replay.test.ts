import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { dialogOf } from '../search/dialog';
import { expect, test } from '../support/test';
import {
  block,
  CONTROLS,
  ENTRY,
  hold,
  hydration,
  SHELL,
  STAGES,
  UNTOUCHED,
  visitHeld,
} from './untouched';

const field = (page: Page) => block(page).getByRole('combobox').first();
const firstOption = (page: Page) => page.locator('.rc-select-item-option').first().waitFor();

/** What opens the list of a select. */
const OPENINGS: readonly [name: string, act: (page: Page) => Promise<unknown>][] = [
  ['a click', (page) => block(page).locator('.rc-select').first().click()],
  ['the key ArrowDown', (page) => field(page).press('ArrowDown')],
  ['the key Enter', (page) => field(page).press('Enter')],
];

// What is done on documents that others change is tried in changedDocument.test.ts.
describe('what a reader does before its script has arrived', () => {
  test.for(OPENINGS)('%s on a select opens it', async ([, act], { visit }) => {
    const { page, release } = await visitHeld(visit, '/demo/single', STAGES);
    await act(page);
    release();
    await firstOption(page);
  });

  test.for(OPENINGS.slice(0, 2))(
    '%s before the first script has arrived opens it, too',
    async ([, act], { visit }) => {
      const page = await visit('/demo', { isolated: true });
      const release = await hold(page, ENTRY);
      await page.goto('/demo/single', { waitUntil: 'commit' });
      await act(page);
      release();
      await firstOption(page);
    },
  );

  test('any key before the first script has arrived starts the application', async ({ visit }) => {
    const page = await visit('/demo', { isolated: true });
    const release = await hold(page, ENTRY);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('x');
    release();
    await hydration(page);
  });

  test('text typed into the field of a demo arrives', async ({ visit }) => {
    const { page, release } = await visitHeld(visit, '/demo/single', STAGES);
    await field(page).focus();
    await page.keyboard.type('rom');
    release();
    await expect
      .poll(() => page.locator('.rc-select-item-option').allTextContents())
      .toEqual(['Rome']);
  });

  test('the shortcut of the search opens it without losing a letter', async ({ visit }) => {
    const { page, release } = await visitHeld(visit, '/', SHELL);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('allows');
    await page.keyboard.press('Backspace');
    release();
    const search = dialogOf(page).field;
    await search.waitFor();
    await page.keyboard.type('Clear');
    await expect.poll(() => search.inputValue()).toBe('allowClear');
  });

  test.for([
    ['a press on the next', (page: Page) => block(page).getByRole('tab').nth(1).click()],
    [
      'an arrow key on the selected one',
      (page: Page) => block(page).getByRole('tab', { selected: true }).press('ArrowRight'),
    ],
  ] as const)(
    '%s of the tabs of a source selects it, though their script has not arrived',
    async ([, act], { visit }) => {
      const { page, release } = await visitHeld(visit, '/demo/single', SHELL);
      await hold(page, CONTROLS);
      await act(page);
      release();
      const tab = block(page).getByRole('tab', { name: 'destinations.ts' });
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    },
  );
});

/** Speech control, screen readers and extensions press without a pointer, focus or a key. */
describe('a press that is only a click', () => {
  test.for([
    ['/demo/single', 'button', 'Edit', '.cm-editor'],
    ['/demo/single', 'button', 'Open in', '[role="menu"]:visible'],
    ['/guide/forms', 'button', 'Search', '.search-input'],
    ['/', 'tab', 'Playground', '[role="tab"][aria-selected="true"][href*="playground"]'],
  ] as const)('is done: on %s, the %s %s', async ([address, role, name, result], { visit }) => {
    const page = await visit(address, { ...UNTOUCHED, isolated: true });
    await page
      .getByRole(role, { name: new RegExp(`^${name}`) })
      .first()
      .dispatchEvent('click');
    await page.locator(result).first().waitFor();
  });
});

test('a change of the hash does not reach React before it has hydrated the page', async ({
  visit,
}) => {
  const { page, release } = await visitHeld(visit, '/demo/single', SHELL);
  await page.evaluate(() => {
    addEventListener('popstate', () => document.documentElement.toggleAttribute('data-heard'));
  });
  const follow = (hash: string) =>
    page.evaluate(
      (to) =>
        new Promise((resolve) => {
          addEventListener('hashchange', resolve, { once: true });
          location.hash = to;
        }),
      hash,
    );
  const heard = page.locator('html[data-heard]');
  await follow('#main-content');
  expect(await heard.count()).toBe(0);
  release();
  await page.keyboard.press('Shift');
  await hydration(page);
  await follow('#props-used');
  expect(await heard.count()).toBe(1);
});
