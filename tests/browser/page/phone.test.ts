import type { Locator } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../support/test';

const phone = { device: 'phone' } as const;

describe('on a phone', () => {
  test('the menu is a dialog that keeps focus inside, closes with Escape and returns the focus', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', phone);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || Boolean(activeElement?.closest('dialog'));
    });
    expect(inside).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('a page chosen in the menu opens and closes it', async ({ visit }) => {
    const page = await visit('/demo/single', phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Tags', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('the menu opens at the current page', async ({ visit }) => {
    const page = await visit('/demo/single', phone);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link').last().click();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const current = menu.locator('[aria-current="page"]');
    await expect
      .poll(() => current.evaluate((link) => link.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(844);
  });

  test('the menu closes when Back leads to another section', async ({ visit }) => {
    const page = await visit('/', phone);
    await page.locator('.compact-toc summary').click();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'License' }).click();
    await page.waitForURL('/#license');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await page.goBack();
    await menu.waitFor({ state: 'hidden' });
  });

  test('the menu begins at the current page and leads to GitHub', async ({ visit }) => {
    const page = await visit('/demo/single', phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const current = menu.locator('[aria-current="page"]');
    expect(await current.evaluate((link) => link === document.activeElement)).toBe(true);
    const link = menu.getByRole('link', { name: 'rc-select on GitHub' });
    expect(await link.isVisible()).toBe(true);
    const fits = await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    expect(fits).toBe(true);
  });

  test('the bar of contents says where one is, opens over the page and closes on scrolling on', async ({
    visit,
  }) => {
    const page = await visit('/', phone);
    const bar = page.locator('.compact-toc');
    await page.locator('#methods').evaluate((heading) => {
      heading.scrollIntoView({ behavior: 'instant' });
    });
    await expect.poll(() => bar.locator('.compact-toc-section').textContent()).toBe('Methods');
    const top = () => page.locator('#methods').evaluate((h) => h.getBoundingClientRect().top);
    const before = await top();
    // Playwright would scroll to a bar that sticks.
    await bar.locator('summary').evaluate((summary: HTMLElement) => summary.click());
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.waitFor();
    expect(await top()).toBe(before);
    expect(await contents.locator('[aria-current]').allTextContents()).toEqual(['Methods']);
    await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
    await contents.waitFor({ state: 'hidden' });
  });

  test('the table of contents is in a bar that closes after use', async ({ visit }) => {
    const page = await visit('/', phone);
    await page.locator('.compact-toc summary').click();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const startOf = async (text: Locator) => (await text.boundingBox())?.x;
    const title = page.locator('.compact-toc summary').getByText('On this page');
    expect(await startOf(contents.getByText('Usage', { exact: true }))).toBe(await startOf(title));
    await contents.getByRole('link', { name: 'License' }).click();
    await contents.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.locator('#license').evaluate((h) => h.getBoundingClientRect().top))
      .toBeLessThan(844);
  });

  test('a tab without sections leaves the tabs in place, and the bar is closed after it', async ({
    visit,
  }) => {
    const page = await visit('/', phone);
    await page.locator('.compact-toc summary').click();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.waitFor();
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

  test('a prop is a card that fits the screen', async ({ visit }) => {
    const page = await visit('/', phone);
    const box = await page.locator('#select-mode').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
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
});
