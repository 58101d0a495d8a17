import { describe } from 'vitest';
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

describe('what a reader does before its script has arrived', () => {
  test('a click on a select opens it', async ({ visit }) => {
    const { page, release } = await visitHeld(visit, '/demo/single', STAGES);
    await block(page).locator('.rc-select').first().click();
    release();
    await page.locator('.rc-select-item-option').first().waitFor();
  });

  test('a click before the first script has arrived opens it, too', async ({ visit }) => {
    const page = await visit('/demo', { isolated: true });
    const release = await hold(page, ENTRY);
    await page.goto('/demo/single', { waitUntil: 'commit' });
    await block(page).locator('.rc-select').first().click();
    release();
    await page.locator('.rc-select-item-option').first().waitFor();
  });

  test.for(['ArrowDown', 'Enter'])('the key %s on a select opens it', async (key, { visit }) => {
    const { page, release } = await visitHeld(visit, '/demo/single', STAGES);
    await block(page).getByRole('combobox').first().focus();
    await page.keyboard.press(key);
    release();
    await page.locator('.rc-select-item-option').first().waitFor();
  });

  test('keys before the first script has arrived count, too', async ({ visit }) => {
    const page = await visit('/demo', { isolated: true });
    const release = await hold(page, ENTRY);
    await page.goto('/demo/single', { waitUntil: 'commit' });
    const field = block(page).getByRole('combobox').first();
    await field.focus();
    await page.keyboard.press('ArrowDown');
    release();
    await page.locator('.rc-select-item-option').first().waitFor();
  });

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
    await block(page).getByRole('combobox').first().focus();
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
    const field = page.getByRole('combobox', { name: /Search/ });
    await field.waitFor();
    await page.keyboard.type('Clear');
    await expect.poll(() => field.inputValue()).toBe('allowClear');
  });

  test('a press on Edit opens the editor', async ({ visit }) => {
    const { page, release } = await visitHeld(visit, '/demo/single', SHELL);
    await block(page).getByRole('button', { name: 'Edit', exact: true }).click();
    release();
    await block(page).getByRole('textbox', { name: 'index.tsx' }).waitFor();
  });

  test('a press on a tab of the source selects it, though its script has not arrived', async ({
    visit,
  }) => {
    const { page, release } = await visitHeld(visit, '/demo/single', SHELL);
    await hold(page, CONTROLS);
    const tab = block(page).getByRole('tab', { name: 'destinations.ts' });
    await tab.click();
    release();
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
  });

  test('an arrow key on a tab of the source selects the next, though its script has not arrived', async ({
    visit,
  }) => {
    const { page, release } = await visitHeld(visit, '/demo/single', SHELL);
    await hold(page, CONTROLS);
    await block(page).getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    release();
    const tab = block(page).getByRole('tab', { name: 'destinations.ts' });
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
  });

  test('the colour switch works at once', async ({ visit }) => {
    const page = await visit('/', {
      ...UNTOUCHED,
      isolated: true,
      before: (page) => hold(page, SHELL),
    });
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    expect(await page.evaluate(() => document.documentElement.dataset.prefersColor)).toBe('dark');
  });
});

/** Speech control, screen readers and extensions press without a pointer, focus or a key. */
describe('a press that is only a click', () => {
  test.for([
    ['/demo/single', 'button', 'Edit', '.cm-editor'],
    ['/demo/single', 'button', 'Open in', '[role="menu"]'],
    ['/guide/forms', 'button', 'Search', '.search-input'],
    ['/', 'tab', 'Migrate', '[role="tab"][aria-selected="true"][href*="migration"]'],
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
  await follow('#content');
  expect(await heard.count()).toBe(0);
  release();
  await page.keyboard.press('Shift');
  await hydration(page);
  await follow('#props-used');
  expect(await heard.count()).toBe(1);
});
