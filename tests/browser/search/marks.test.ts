import { describe } from 'vitest';
import { openSearch } from './dialog';
import { marked, landedOn, follow } from './follow';
import { expect, test } from '../support/test';

const RIGHT_TO_LEFT =
  '/demo/auto-adjust-dropdown#docs-demo-auto-adjust-dropdown-demo-auto-adjust-dropdown-rtl';

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
    await follow(page, 'right to left', RIGHT_TO_LEFT);
    await expect.poll(() => marked(page)).toContain('Right');
    const select = page.getByRole('combobox', { name: 'Metal' }).first();
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
    await follow(page, 'right to left', RIGHT_TO_LEFT);
    await expect.poll(() => marked(page)).toContain('Right');
    expect(await page.locator('main mark:not(.code mark)').count()).toBe(0);
    await openSearch(page);
    await page.keyboard.press('Escape');
    const select = page.getByRole('combobox', { name: 'المدينة' });
    await select.click();
    await expect.poll(() => select.getAttribute('aria-expanded')).toBe('true');
  });
});
