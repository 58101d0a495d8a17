import type { Locator } from 'playwright-core';
import { describe } from 'vitest';
import { follow, landedOn } from '../search/follow';
import {
  hasFocus,
  heading,
  isSameDocument,
  markDocument,
  openPage,
  scrollTop,
  topOf,
  watchRequests,
} from '../support/page';
import { expect, test } from '../support/test';
import { isHydrated, UNTOUCHED } from './untouched';

describe('navigation', () => {
  test('a sidebar link shows the next page without a full load, announces it and focuses its heading', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    await markDocument(page);
    await openPage(page, 'Tags');
    await expect.poll(() => page.title()).toBe('Tags - rc-select');
    await expect
      .poll(() => page.locator('.route-announcer').textContent())
      .toBe('Tags - rc-select');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await isSameDocument(page)).toBe(true);
    expect(await scrollTop(page)).toBe(0);
  });

  test('between two pages that were both visited requests nothing', async ({ visit }) => {
    const page = await visit('/demo/single');
    await openPage(page, 'Tags');
    await page.locator('.live-demo[data-live]').first().waitFor();
    await openPage(page, 'Single');
    await page.locator('.live-demo[data-live]').first().waitFor();
    const requests = watchRequests(page);
    await openPage(page, 'Tags');
    await openPage(page, 'Single');
    await page.goBack();
    await heading(page, 'Tags').waitFor();
    expect(requests).toEqual([]);
  });

  test('a link in a text shows the next page without a full load, and keeps the language', async ({
    visit,
  }) => {
    const page = await visit('/?locale=zh-CN');
    await page.getByRole('link', { name: '跳到正文' }).waitFor({ state: 'attached' });
    await markDocument(page);
    const link = page.locator('main').getByRole('link', { name: 'one value', exact: true });
    await expect.poll(() => link.getAttribute('href')).toBe('/demo/single?locale=zh-CN');
    const document = page.waitForRequest('**/demo/single');
    await link.hover();
    await document;
    await link.click();
    await heading(page, 'Single').waitFor();
    expect(new URL(page.url()).search).toBe('?locale=zh-CN');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a page that was navigated to is as its document is', async ({ visit }) => {
    const page = await visit('/demo/single');
    // Not the text as it looks: how much of a long page is laid out depends on the way there.
    const textOf = () => page.locator('main').textContent();
    for (const title of ['Custom tags', 'All demos', 'rc-select']) {
      await openPage(page, title);
      const navigated = await textOf();
      await page.reload();
      await heading(page, title).waitFor();
      expect(await textOf()).toBe(navigated);
    }
  });

  test('going back restores the scroll position', async ({ visit }) => {
    const page = await visit('/');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await openPage(page, 'Tags');
    await page.goBack();
    await heading(page, 'rc-select').waitFor();
    await expect.poll(() => scrollTop(page)).toBe(1500);
  });

  test('going back to a page with demos leads to the same place', async ({ visit }) => {
    const page = await visit('/demo/auto-adjust-dropdown');
    await page.locator('.live-demo[data-live]').nth(3).waitFor();
    await page.evaluate(() => window.scrollTo(0, 2500));
    await expect.poll(() => scrollTop(page)).toBe(2500);
    const placeOf = () =>
      page
        .locator('section.demo')
        .last()
        .evaluate((demo) => Math.round(demo.getBoundingClientRect().top));
    const before = await placeOf();
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.sidebar a[href="/demo"]')?.click(),
    );
    await heading(page, 'All demos').waitFor();
    await page.goBack();
    await page.locator('.live-demo[data-live]').nth(3).waitFor();
    expect(await placeOf()).toBe(before);
    expect(await scrollTop(page)).toBe(2500);
  });

  test('Back and Forward give the focus to the section of the address', async ({ visit }) => {
    const page = await visit('/demo/single');
    const sections = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const targetOf = async (link: Locator) => page.locator((await link.getAttribute('href')) ?? '');
    const [first, second] = [await targetOf(sections.first()), await targetOf(sections.last())];
    await sections.first().click();
    await hasFocus(first);
    await sections.last().click();
    await hasFocus(second);
    await page.goBack();
    await hasFocus(first);
    await page.goForward();
    await hasFocus(second);
  });

  test('Back from a tab gives the focus to the section that was read', async ({ visit }) => {
    const page = await visit('/demo/single');
    await follow(page, 'maxCount', '/#select-maxCount');
    await landedOn(page, '#select-maxCount');
    await page.getByRole('tab', { name: 'Playground' }).click();
    await page.getByRole('tab', { name: 'Playground', selected: true }).waitFor();
    await page.goBack();
    await hasFocus(page.locator('#select-maxCount'));
  });

  test('a section opened by its address is below the header, also on a second press', async ({
    visit,
  }) => {
    const page = await visit('/#option-props');
    const top = () => topOf(page.locator('#option-props'));
    await expect.poll(top).toBeGreaterThan(56);
    expect(await top()).toBeLessThan(200);
    const link = page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Option props' });
    for (let press = 0; press < 2; press += 1) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await link.click();
      await expect.poll(top).toBeLessThan(200);
      expect(await top()).toBeGreaterThan(56);
    }
  });

  test('the sidebar opens at the current page before anybody touches it, and the page stays at its top', async ({
    visit,
  }) => {
    const sidebar = await visit('/demo/single', UNTOUCHED);
    const last = await sidebar.locator('.sidebar a').last().getAttribute('href');
    const page = await visit(last ?? '', UNTOUCHED);
    const current = page.locator('.sidebar [aria-current="page"]');
    const area = await page.locator('.sidebar').boundingBox();
    const bottom = async () => {
      const box = await current.boundingBox();
      return (box?.y ?? NaN) + (box?.height ?? NaN);
    };
    await expect.poll(bottom).toBeLessThanOrEqual((area?.y ?? NaN) + (area?.height ?? NaN));
    expect(await scrollTop(page)).toBe(0);
    expect(await isHydrated(page)).toBe(false);
  });

  test('the sidebar stays where a reader scrolled it while the page wakes up', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', UNTOUCHED);
    const sidebar = page.locator('.sidebar');
    const placeOf = () => sidebar.evaluate((list) => list.scrollTop);
    await sidebar.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    const place = await placeOf();
    await page.keyboard.press('Shift');
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(await placeOf()).toBe(place);
  });

  test('a link to a prop of another page leads to its row', async ({ visit }) => {
    const page = await visit('/demo/multiple');
    await page.locator('main a[href="/#select-mode"]').first().click();
    const row = page.locator('#select-mode');
    await row.waitFor();
    await expect.poll(() => topOf(row)).toBeLessThan(250);
    expect(await topOf(row)).toBeGreaterThan(50);
  });

  test('the previous and next pages are linked', async ({ visit }) => {
    const page = await visit('/demo/multiple');
    await page
      .getByRole('navigation', { name: 'Previous and next page' })
      .getByRole('link', { name: /Next/ })
      .click();
    await heading(page, 'Tags').waitFor();
  });
});
