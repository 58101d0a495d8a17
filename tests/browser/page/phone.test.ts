import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { hasFocus, heading, topOf } from '../support/page';
import { expect, test } from '../support/test';

const phone = { device: 'phone' } as const;

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const bar = (page: Page) => page.locator('.compact-toc summary');

describe('on a phone', () => {
  test('the menu begins at the current page, keeps the focus inside, and closes with Escape, with Back and when it has led somewhere', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', phone);
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = menuOf(page);
    const current = menu.locator('[aria-current="page"]');
    await button.press('Enter');
    await hasFocus(current);
    expect(await menu.getByRole('link', { name: 'rc-select on GitHub' }).isVisible()).toBe(true);
    expect(await menu.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
    // Not as many as the menu has stops: Tab then ends outside of the page, where Escape does
    // nothing.
    for (let press = 0; press < 61; press += 1) await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(inside).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await hasFocus(button);

    await button.click();
    await menu.getByRole('link', { name: 'Tags', exact: true }).click();
    await heading(page, 'Tags').waitFor();
    await menu.waitFor({ state: 'hidden' });
    await button.click();
    await menu.getByRole('link').last().click();
    await menu.waitFor({ state: 'hidden' });
    await button.click();
    await expect
      .poll(() => current.evaluate((link) => link.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(844);
    // The button to close it stays where it is while the links scroll.
    expect(await menu.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(0);
    expect((await menu.locator('.menu-dialog-head').boundingBox())?.y).toBe(0);
    await page.goBack();
    await menu.waitFor({ state: 'hidden' });
  });

  test('the bar of contents says where one is, opens over the page, and closes on scrolling on and after use', async ({
    visit,
  }) => {
    const page = await visit('/', phone);
    const methods = page.locator('#methods');
    await methods.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => page.locator('.compact-toc-section').textContent()).toBe('Methods');
    const before = await topOf(methods);
    // Playwright would scroll to a bar that sticks.
    await bar(page).evaluate((summary: HTMLElement) => summary.click());
    const contents = contentsOf(page);
    await contents.waitFor();
    expect(await topOf(methods)).toBe(before);
    expect(await contents.locator('[aria-current]').allTextContents()).toEqual(['Methods']);
    await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
    await contents.waitFor({ state: 'hidden' });

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await bar(page).click();
    const title = await bar(page).getByText('On this page').boundingBox();
    const section = await contents.getByText('Usage', { exact: true }).boundingBox();
    expect(section?.x).toBe(title?.x);
    await contents.getByRole('link', { name: 'License' }).click();
    await contents.waitFor({ state: 'hidden' });
    await expect.poll(() => topOf(page.locator('#license'))).toBeLessThan(844);
    // Back to another section closes the menu, too.
    await page.waitForURL('/#license');
    await page.getByRole('button', { name: 'Menu' }).click();
    await menuOf(page).waitFor();
    await page.goBack();
    await menuOf(page).waitFor({ state: 'hidden' });
  });

  test('a tab without sections leaves the tabs in place, and the bar is closed after it', async ({
    visit,
  }) => {
    const page = await visit('/', phone);
    await bar(page).click();
    await contentsOf(page).waitFor();
    const tab = (name: string) => page.getByRole('tab', { name });
    const before = await tab('Documentation').boundingBox();
    await tab('Documentation').press('ArrowRight');
    await page.waitForURL('/?tab=playground');
    await page.locator('.playground-stage').waitFor();
    await expect.poll(() => tab('Documentation').boundingBox()).toEqual(before);
    await tab('Playground').press('ArrowLeft');
    await page.waitForURL('/');
    await page.getByText('On this page', { exact: true }).first().waitFor();
    expect(await page.locator('.compact-toc').getAttribute('open')).toBeNull();
  });

  test.for(['/demo', '/?tab=playground'])(
    '%s, which has no contents bar, keeps its heading clear of the header',
    async (address, { visit }) => {
      const page = await visit(address, phone);
      const space = await page.evaluate(() => {
        const edge = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect();
        return (edge('main h1')?.top ?? 0) - (edge('.site-header')?.bottom ?? 0);
      });
      expect(space).toBeGreaterThanOrEqual(24);
    },
  );

  test.for(['/demo/single', '/guide/migration', '/guide/forms'])(
    'code is not below its copy button: %s',
    async (address, { visit }) => {
      const page = await visit(address, phone);
      const covered = await page.evaluate(() => {
        const blocks = [...document.querySelectorAll('.code')].filter((it) => it.checkVisibility());
        return blocks.filter((block) => {
          const button = block.querySelector('.copy-button')?.getBoundingClientRect();
          const code = block.querySelector('pre')?.getBoundingClientRect();
          if (!button || !code) return true;
          return code.right > button.left && code.top < button.bottom;
        }).length;
      });
      expect(covered).toBe(0);
    },
  );

  test('no long title makes the links to the next pages wider than a narrow window', async ({
    visit,
  }) => {
    const page = await visit('/demo/force-suggest');
    // A window of 320 pixels, less a scrollbar that takes room.
    await page.setViewportSize({ width: 305, height: 800 });
    const tooWide = await page.locator('.page-turner').evaluate((turner) => {
      const { right } = turner.getBoundingClientRect();
      return [...turner.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > right + 0.5)
        .map((part) => part.textContent);
    });
    expect(tooWide).toEqual([]);
  });
});
