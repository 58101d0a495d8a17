import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { openSearch, searchFor } from './dialog';
import { expect, test } from '../support/test';

/** The words that are marked now, in the order of the page. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const ranges = CSS.highlights.get('search-mark');
    return [...(ranges ?? [])].map(String);
  });

const topOf = (target: Locator) => target.evaluate((e) => e.getBoundingClientRect().top);
const isFocused = (target: Locator) => target.evaluate((e) => e === document.activeElement);

/** Waits until a target has been reached: emphasised, focused, and not behind the bars on top. */
async function landedOn(page: Page, selector: string): Promise<Locator> {
  const target = page.locator(`${selector}[data-followed]`);
  await target.waitFor();
  await expect.poll(() => isFocused(target)).toBe(true);
  const bars = await page.evaluate(() => {
    const rects = [...document.querySelectorAll('.site-header, .compact-toc')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    return Math.max(...rects.map(({ bottom }) => bottom));
  });
  expect(await topOf(target)).toBeGreaterThanOrEqual(bars);
  expect(await topOf(target)).toBeLessThan(bars + 100);
  return target;
}

/** Opens a result by its address, as Enter does on the one that is active. */
async function follow(page: Page, query: string, link: string): Promise<void> {
  const { dialog, active } = await searchFor(page, query);
  const wanted = dialog.locator(`[role="option"][href="${link}"]`).first();
  await wanted.waitFor();
  const id = await wanted.getAttribute('id');
  for (let press = 0; (await active.getAttribute('id')) !== id; press += 1) {
    expect(press, `results before ${link}`).toBeLessThan(50);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active.count()).toBe(1);
  }
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

describe('following a search result', () => {
  test('to a prop of another page leads to its row and marks the words', async ({ visit }) => {
    const page = await visit('/demo/single');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await follow(page, 'allowClear', '/#select-allowClear');
    await landedOn(page, '#select-allowClear');
    await expect.poll(() => marked(page)).toContain('allowClear');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect
      .poll(() => page.locator('.route-announcer').textContent())
      .toBe(await page.title());
  });

  test('to a section of the open page leads there, and again after scrolling away', async ({
    visit,
  }) => {
    const page = await visit('/');
    for (let time = 0; time < 2; time += 1) {
      await follow(page, 'keyboard', '/#keyboard');
      await landedOn(page, '#keyboard');
      await expect.poll(() => marked(page)).toContain('Keyboard');
      await page.evaluate(() => window.scrollTo(0, 6000));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(5000);
    }
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('to a section in another tab selects that tab, in both directions', async ({ visit }) => {
    const page = await visit('/');
    await follow(page, 'renamed props', '/?tab=migration#renamed-props');
    await page.getByRole('tab', { name: 'Moving to 1.x', selected: true }).waitFor();
    await landedOn(page, '#renamed-props');
    await expect.poll(() => marked(page)).toContain('Renamed');
    await follow(page, 'methods', '/#methods');
    await page.getByRole('tab', { name: 'Documentation', selected: true }).waitFor();
    await landedOn(page, '#methods');
  });

  test('to a demo leads to its block and marks nothing in the demo itself', async ({ visit }) => {
    const page = await visit('/');
    const link = '/demo/single#docs-demo-single-demo-single-rtl';
    await follow(page, 'right to left', link);
    const block = await landedOn(page, '#docs-demo-single-demo-single-rtl');
    await expect.poll(() => marked(page)).toContain('Right');
    expect(await block.locator('.live-demo [data-followed]').count()).toBe(0);
    const inDemo = await page.evaluate(() =>
      [...(CSS.highlights.get('search-mark') ?? [])].some(
        (range) =>
          range instanceof Range && range.startContainer.parentElement?.closest('.demo-block'),
      ),
    );
    expect(inDemo).toBe(false);
  });

  test('to a page starts at the top, with focus on its heading', async ({ visit }) => {
    const page = await visit('/demo/tags');
    await follow(page, 'single', '/demo/single');
    const heading = page.getByRole('heading', { level: 1, name: 'Single' });
    await heading.waitFor();
    await expect.poll(() => isFocused(heading)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('continues by keyboard from the target', async ({ visit }) => {
    const page = await visit('/demo/single');
    await follow(page, 'allowClear', '/#select-allowClear');
    await landedOn(page, '#select-allowClear');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      '#select-allowClear',
    );
  });

  test('keeps the chosen language', async ({ visit }) => {
    const page = await visit('/demo/single?locale=zh-CN');
    await page.getByRole('link', { name: '跳到正文' }).waitFor({ state: 'attached' });
    await searchFor(page, 'allowClear');
    await page.keyboard.press('Enter');
    await landedOn(page, '#select-allowClear');
    expect(new URL(page.url()).search).toBe('?locale=zh-CN');
  });

  test('on a phone leads to a place below the contents bar', async ({ visit }) => {
    const page = await visit('/demo/single', { device: 'phone' });
    await follow(page, 'allowClear', '/#select-allowClear');
    await landedOn(page, '#select-allowClear');
  });

  test('tints the target row, and no longer the row of an earlier link', async ({ visit }) => {
    const page = await visit('/#select-mode');
    await follow(page, 'allowClear', '/#select-allowClear');
    await landedOn(page, '#select-allowClear');
    const tint = (row: string) =>
      page
        .locator(`${row} > td`)
        .first()
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    expect(await tint('#select-allowClear')).not.toBe('rgba(0, 0, 0, 0)');
    expect(await tint('#select-mode')).toBe('rgba(0, 0, 0, 0)');
  });
});

describe('the marks of a followed search result', () => {
  test('are removed by Escape', async ({ visit }) => {
    const page = await visit('/');
    await follow(page, 'keyboard', '/#keyboard');
    await expect.poll(() => marked(page)).toContain('Keyboard');
    await page.keyboard.press('Escape');
    expect(await marked(page)).toEqual([]);
    expect(await page.locator('[data-followed]').count()).toBe(0);
  });

  test('are removed by the Escape that closes an open select', async ({ visit }) => {
    const page = await visit('/');
    await follow(page, 'right to left', '/demo/single#docs-demo-single-demo-single-rtl');
    await expect.poll(() => marked(page)).toContain('Right');
    const select = page.getByRole('combobox', { name: 'Destination' }).first();
    await select.click();
    await expect.poll(() => select.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => select.getAttribute('aria-expanded')).toBe('false');
    expect(await marked(page)).toEqual([]);
  });

  test('are removed by the next navigation', async ({ visit }) => {
    const page = await visit('/');
    await follow(page, 'keyboard', '/#keyboard');
    await expect.poll(() => marked(page)).toContain('Keyboard');
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Tags', exact: true })
      .click();
    await expect.poll(() => marked(page)).toEqual([]);
    await page.goBack();
    await page.locator('#keyboard').waitFor();
    expect(await page.locator('[data-followed]').count()).toBe(0);
  });

  test('disappear by themselves', async ({ visit }) => {
    const page = await visit('/', { isolated: true, before: ({ clock }) => clock.install() });
    await follow(page, 'keyboard', '/#keyboard');
    await expect.poll(() => marked(page)).toContain('Keyboard');
    await page.clock.fastForward(8000);
    await expect.poll(() => marked(page)).toEqual([]);
    expect(await page.locator('[data-followed]').count()).toBe(0);
  });

  test('are left out without support for highlights; the target is still reached', async ({
    visit,
  }) => {
    const page = await visit('/', {
      before: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight')),
    });
    await follow(page, 'keyboard', '/#keyboard');
    await landedOn(page, '#keyboard');
  });

  test('do not change the document, so demos keep working', async ({ visit }) => {
    const page = await visit('/');
    await follow(page, 'right to left', '/demo/single#docs-demo-single-demo-single-rtl');
    await expect.poll(() => marked(page)).toContain('Right');
    expect(await page.locator('main mark').count()).toBe(0);
    await openSearch(page);
    await page.keyboard.press('Escape');
    const select = page.getByRole('combobox', { name: 'المدينة' });
    await select.click();
    await expect.poll(() => select.getAttribute('aria-expanded')).toBe('true');
  });
});

test('opening the address of a section in a tab leads to that section', async ({ visit }) => {
  const page = await visit('/?tab=migration#renamed-props');
  const heading = page.locator('#renamed-props');
  await heading.waitFor();
  await expect.poll(() => topOf(heading)).toBeLessThan(200);
  expect(await topOf(heading)).toBeGreaterThan(56);
});

test('a plain link to a section visited before leads to that section', async ({ visit }) => {
  const page = await visit('/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const usage = page.locator('#usage');
  await contents.getByRole('link', { name: 'Usage' }).click();
  await expect.poll(() => topOf(usage)).toBeLessThan(200);
  await page.evaluate(() => window.scrollTo(0, 6000));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(5000);
  await contents.getByRole('link', { name: 'License' }).click();
  await expect.poll(() => topOf(page.locator('#license'))).toBeLessThan(800);
  await contents.getByRole('link', { name: 'Usage' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#usage');
  await expect.poll(() => topOf(usage)).toBeLessThan(200);
  expect(await topOf(usage)).toBeGreaterThan(56);
});
