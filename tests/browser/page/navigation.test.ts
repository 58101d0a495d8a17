import type { Locator } from 'playwright-core';
import { describe } from 'vitest';
import { follow, isFocused, landedOn } from '../search/follow';
import { expect, test } from '../support/test';
import { isHydrated, UNTOUCHED } from './untouched';

describe('navigation', () => {
  test('a sidebar link shows the next page without a full load, announces it and focuses its heading', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Tags', exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    await expect.poll(() => page.title()).toBe('Tags - rc-select');
    await expect
      .poll(() => page.locator('.route-announcer').textContent())
      .toBe('Tags - rc-select');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a link in a text shows the next page without a full load, and keeps the language', async ({
    visit,
  }) => {
    const page = await visit('/?locale=zh-CN');
    await page.getByRole('link', { name: '跳到正文' }).waitFor({ state: 'attached' });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const link = page.locator('main').getByRole('link', { name: 'one value', exact: true });
    await expect.poll(() => link.getAttribute('href')).toBe('/demo/single?locale=zh-CN');
    const document = page.waitForRequest('**/demo/single');
    await link.hover();
    await document;
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Single' }).waitFor();
    expect(new URL(page.url()).search).toBe('?locale=zh-CN');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test.for(['Custom tags', 'All demos', 'rc-select'])(
    'a page that was navigated to is as its document is: %s',
    async (title, { visit }) => {
      const page = await visit('/demo/single');
      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: title, exact: true })
        .click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const textOf = () => page.locator('main').innerText();
      const navigated = await textOf();
      await page.reload();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await textOf()).toBe(navigated);
    },
  );

  test('going back restores the scroll position', async ({ visit }) => {
    const page = await visit('/');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Tags', exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'rc-select' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  });

  test('going back to a page with demos leads to the same place', async ({ visit }) => {
    const page = await visit('/demo/auto-adjust-dropdown');
    await page.locator('.live-demo[data-live]').nth(3).waitFor();
    await page.evaluate(() => window.scrollTo(0, 2500));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2500);
    const placeOf = () =>
      page
        .locator('section.demo')
        .last()
        .evaluate((demo) => Math.round(demo.getBoundingClientRect().top));
    const before = await placeOf();
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.sidebar a[href="/demo"]')?.click(),
    );
    await page.getByRole('heading', { level: 1, name: 'All demos' }).waitFor();
    await page.goBack();
    await page.locator('.live-demo[data-live]').nth(3).waitFor();
    expect(await placeOf()).toBe(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(2500);
  });

  test('Back and Forward give the focus to the section of the address', async ({ visit }) => {
    const page = await visit('/demo/single');
    const sections = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const targetOf = async (link: Locator) => page.locator((await link.getAttribute('href')) ?? '');
    const [first, second] = [await targetOf(sections.first()), await targetOf(sections.last())];
    await sections.first().click();
    await expect.poll(() => isFocused(first)).toBe(true);
    await sections.last().click();
    await expect.poll(() => isFocused(second)).toBe(true);
    await page.goBack();
    await expect.poll(() => isFocused(first)).toBe(true);
    await page.goForward();
    await expect.poll(() => isFocused(second)).toBe(true);
  });

  test('Back from a tab gives the focus to the section that was read', async ({ visit }) => {
    const page = await visit('/demo/single');
    await follow(page, 'maxCount', '/#select-maxCount');
    await landedOn(page, '#select-maxCount');
    await page.getByRole('tab', { name: 'Playground' }).click();
    await page.getByRole('tab', { name: 'Playground', selected: true }).waitFor();
    await page.goBack();
    await expect.poll(() => isFocused(page.locator('#select-maxCount'))).toBe(true);
  });

  test('going back restores a position scrolled to before the code loaded', async ({ visit }) => {
    const page = await visit('/', {
      before: (page) =>
        page.addInitScript(() => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector('script[src*="/umi."]')) return;
            observer.disconnect();
            window.scrollTo(0, 1500);
          });
          observer.observe(document, { childList: true, subtree: true });
        }),
    });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Tags', exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'rc-select' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  });

  test('a section opened by its address is below the header, also on a second press', async ({
    visit,
  }) => {
    const page = await visit('/#option-props');
    const top = () =>
      page.locator('#option-props').evaluate((heading) => heading.getBoundingClientRect().top);
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
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await isHydrated(page)).toBe(false);
  });

  test('a link to a prop of another page leads to its row', async ({ visit }) => {
    const page = await visit('/demo/multiple');
    await page.locator('main a[href="/#select-mode"]').first().click();
    const row = page.locator('#select-mode');
    await row.waitFor();
    await expect
      .poll(() => row.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(250);
    expect(await row.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
      50,
    );
  });

  test('the table of contents marks the current section', async ({ visit }) => {
    const page = await visit('/');
    await page.locator('#usage').evaluate((heading) => heading.scrollIntoView());
    const current = page.locator('.toc [aria-current="location"]');
    await expect.poll(() => current.textContent()).toBe('Usage');
  });

  test('the skip link is the first stop and leads to the content', async ({ visit }) => {
    const page = await visit('/demo/tags');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test('the previous and next pages are linked', async ({ visit }) => {
    const page = await visit('/demo/multiple');
    await page
      .getByRole('navigation', { name: 'Previous and next page' })
      .getByRole('link', { name: /Next/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
  });

  test('the code of a page is fetched when its link is hovered (B13)', async ({ visit }) => {
    const page = await visit('/demo');
    const request = page.waitForRequest(/\/demo-tags\.\w+\.async\.js/);
    await page.locator('main').getByRole('link', { name: 'Tags', exact: true }).hover();
    await request;
  });
});
