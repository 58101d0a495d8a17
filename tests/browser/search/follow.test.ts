import { describe } from 'vitest';
import { searchFor } from './dialog';
import { marked, isFocused, landedOn, follow } from './follow';
import { expect, test } from '../support/test';

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
    await page.getByRole('tab', { name: 'Migrate to 1.x', selected: true }).waitFor();
    await landedOn(page, '#renamed-props');
    await expect.poll(() => marked(page)).toContain('Renamed');
    await follow(page, 'methods', '/#methods');
    await page.getByRole('tab', { name: 'Documentation', selected: true }).waitFor();
    await landedOn(page, '#methods');
  });

  test('to a demo leads to its block and marks nothing in the demo itself', async ({ visit }) => {
    const page = await visit('/');
    const id = 'docs-demo-auto-adjust-dropdown-demo-auto-adjust-dropdown-rtl';
    await follow(page, 'right to left', `/demo/auto-adjust-dropdown#${id}`);
    const block = await landedOn(page, `#${id}`);
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
      page.locator(row).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await tint('#select-allowClear')).not.toBe('rgba(0, 0, 0, 0)');
    expect(await tint('#select-mode')).toBe('rgba(0, 0, 0, 0)');
  });
});
