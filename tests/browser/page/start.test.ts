import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test, turnTo } from '../support/test';
import {
  allLive,
  block,
  ENTRY,
  hold,
  hydration,
  isHydrated,
  SHELL,
  STAGES,
  UNTOUCHED,
  visitHeld,
} from './untouched';

/** Lists the scripts that a page requests, without the hashes in their names. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(new URL(request.url()).pathname.replace(/\.[0-9a-f]{8}/, ''));
  });
  return scripts;
}

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
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual(['/umi.js']);
  });

  test('has live demos without the application', async ({ visit }) => {
    const page = await visit('/demo/single', { ...UNTOUCHED, isolated: true });
    await allLive(page);
    await page.waitForLoadState('networkidle');
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

  test('a press on a tab of the source selects it', async ({ visit }) => {
    const { page, release } = await visitHeld(visit, '/demo/single', SHELL);
    const tab = block(page).getByRole('tab', { name: 'destinations.ts' });
    await tab.click();
    release();
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

test('a link to a section, followed while the application is arriving, leaves the page as it is', async ({
  visit,
}) => {
  let release = () => {};
  const page = await visit('/demo/single', {
    ...UNTOUCHED,
    isolated: true,
    before: async (page) =>
      (release = await hold(page, /\/docs__demo__single\.md\.\w+\.async\.js$/)),
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
