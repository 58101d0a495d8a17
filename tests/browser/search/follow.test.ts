import { describe } from 'vitest';
import { openSearch } from './dialog';
import { marked, landedOn, follow } from './follow';
import { hasFocus, heading, isSameDocument, markDocument, scrollTop } from '../support/page';
import { expect, test } from '../support/test';

const DEMO = 'docs-demo-auto-adjust-dropdown-demo-auto-adjust-dropdown-rtl';

describe('following a search result', () => {
  test('to a prop of another page leads to its row, tints it alone, marks the words, and the keyboard goes on from there', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    await markDocument(page);
    await follow(page, 'allowClear', '/#select-allowClear');
    await landedOn(page, '#select-allowClear');
    await expect.poll(() => marked(page)).toContain('allowClear');
    expect(await isSameDocument(page)).toBe(true);
    await expect
      .poll(() => page.locator('.route-announcer').textContent())
      .toBe(await page.title());
    const own = page.locator('#select-allowClear a[href="#select-allowClear"]');
    await page.keyboard.press('Tab');
    await hasFocus(own);

    const tint = (row: string) =>
      page.locator(row).evaluate((element) => getComputedStyle(element).backgroundColor);
    const transparent = 'rgba(0, 0, 0, 0)';
    await page.evaluate(() => (location.hash = '#select-mode'));
    await expect.poll(() => tint('#select-mode')).not.toBe(transparent);
    await follow(page, 'allowClear', '/#select-allowClear');
    await landedOn(page, '#select-allowClear');
    expect(await tint('#select-allowClear')).not.toBe(transparent);
    expect(await tint('#select-mode')).toBe(transparent);
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
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(5000);
    }
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('to a section in another tab selects that tab, in both directions', async ({ visit }) => {
    const page = await visit('/');
    await follow(page, 'renamed props', '/guide/migration#renamed-props');
    await page.getByRole('tab', { name: 'Migrate to 1.x', selected: true }).waitFor();
    await landedOn(page, '#renamed-props');
    await expect.poll(() => marked(page)).toContain('Renamed');
    await follow(page, 'methods', '/#methods');
    await page.getByRole('tab', { name: 'Documentation', selected: true }).waitFor();
    await landedOn(page, '#methods');
  });

  test('to a demo leads to its block, marks nothing in the demo itself and changes no document, until the Escape that closes a select', async ({
    visit,
  }) => {
    const page = await visit('/');
    await follow(page, 'right to left', `/demo/auto-adjust-dropdown#${DEMO}`);
    const block = await landedOn(page, `#${DEMO}`);
    await expect.poll(() => marked(page)).toContain('Right');
    expect(await block.locator('.live-demo [data-followed]').count()).toBe(0);
    const inDemo = await page.evaluate(() =>
      [...(CSS.highlights.get('search-mark') ?? [])].some(
        (range) =>
          range instanceof Range && range.startContainer.parentElement?.closest('.demo-block'),
      ),
    );
    expect(inDemo).toBe(false);
    expect(await page.locator('main mark:not(.code mark)').count()).toBe(0);
    const select = page.getByRole('combobox', { name: 'Metal' }).first();
    await select.click();
    await expect.poll(() => select.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => select.getAttribute('aria-expanded')).toBe('false');
    expect(await marked(page)).toEqual([]);
    expect(await page.locator('[data-followed]').count()).toBe(0);
    await openSearch(page);
    await page.keyboard.press('Escape');
    const other = page.getByRole('combobox', { name: 'المدينة' });
    await other.click();
    await expect.poll(() => other.getAttribute('aria-expanded')).toBe('true');
  });

  test('to a page starts at the top, with focus on its heading', async ({ visit }) => {
    const page = await visit('/demo/tags');
    await follow(page, 'single', '/demo/single');
    await hasFocus(heading(page, 'Single'));
    expect(await scrollTop(page)).toBe(0);
  });

  test('on a phone leads to a place below the contents bar', async ({ visit }) => {
    const page = await visit('/demo/single', { device: 'phone' });
    await follow(page, 'allowClear', '/#select-allowClear');
    await landedOn(page, '#select-allowClear');
  });
});
