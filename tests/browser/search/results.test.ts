import { describe } from 'vitest';
import { hasFocus } from '../support/page';
import { expect, test } from '../support/test';
import { activeAddress, dialogOf, searchFor } from './dialog';

describe('the results', () => {
  test('are in groups, each with its type, title, marked text and address, and are counted', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const { dialog, options, status } = await searchFor(page, 'allowClear');
    const names = await dialog
      .getByRole('group')
      .evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')));
    expect(names[0]).toBe('Best matches');
    expect(names).toContain('Demo');
    const first = options.first();
    expect(await first.locator('.search-option-title mark').textContent()).toBe('allowClear');
    expect(await first.locator('.search-option-address').textContent()).toBe('/#select-allowClear');
    expect(await options.locator('.search-option-address').count()).toBe(1);
    expect(await first.locator('.search-option-kind').textContent()).toBe('Prop');
    const links = await options.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);

    const search = async (words: string) => {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(words);
    };
    await search('formik');
    await expect
      .poll(async () => (await status.textContent()) === `${await options.count()} results`)
      .toBe(true);
    await search('s');
    await expect
      .poll(() => page.locator('.search-count').textContent())
      .toMatch(/^Top \d+ of \d+ results$/);
    await page.locator('.search-body[aria-busy="false"]').waitFor();
    expect(await options.count()).toBeGreaterThan(40);
    expect(await options.count()).toBeLessThanOrEqual(50);
  });

  test('to props of the same name differ by the owner in the title', async ({ visit }) => {
    const page = await visit('/demo/single');
    const { options } = await searchFor(page, 'disabled');
    const heads = options.locator('.search-option-head');
    const titles = await heads.evaluateAll((all) =>
      all.slice(0, 3).map((head) => [...head.children].map((part) => part.textContent).join(' ')),
    );
    expect(titles).toEqual([
      'Select disabled /#select-disabled',
      'Option disabled',
      'OptGroup disabled',
    ]);
    expect(await options.first().textContent()).not.toContain('Select props');
  });

  test.for(['desktop', 'phone'] as const)(
    'are two lines each, so that ten fit where five did: %s',
    async (device, { visit }) => {
      const page = await visit('/demo/single', { device });
      const { options } = await searchFor(page, 'filter');
      const heights = await options.evaluateAll((all) =>
        all.slice(0, 10).map((option) => option.getBoundingClientRect().height),
      );
      expect(heights).toHaveLength(10);
      expect(Math.max(...heights)).toBeLessThanOrEqual(56);
      const first = options.first();
      const before = await first.boundingBox();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => first.getAttribute('aria-selected')).toBe('false');
      expect(await first.boundingBox()).toEqual(before);
    },
  );

  test('become active by pointer only when it moves, and leave the focus in the field when pressed', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    await page.mouse.move(640, 300);
    const search = await searchFor(page, 'filter');
    const first = await search.options.first().getAttribute('href');
    expect(await activeAddress(search)).toBe(first);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await activeAddress(search)).toBe(first);
    await page.mouse.move(640, 305);
    await page.mouse.move(640, 310);
    await expect.poll(() => activeAddress(search)).not.toBe(first);
    await page.mouse.down();
    await hasFocus(search.field);
    await page.mouse.move(5, 5);
    await page.mouse.up();
  });

  test('open with a click, and in a new tab with Control, by pointer and by key', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const { options, dialog } = await searchFor(page, 'allowClear');
    for (const open of [
      () => options.first().click({ modifiers: ['Control'] }),
      () => page.keyboard.press('Control+Enter'),
    ]) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), open()]);
      await tab.waitForURL('**/#select-allowClear');
      await tab.close();
      expect(await dialog.isVisible()).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/demo/single');
    }
    await options.nth(1).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).href).not.toContain('/demo/single');
  });

  test('are in Chinese in the Chinese interface, whose language stays in their addresses', async ({
    visit,
  }) => {
    const page = await visit('/demo/single?locale=zh-CN');
    await page.getByRole('button', { name: '搜索' }).waitFor();
    const { dialog, options } = await searchFor(page, 'allowClear');
    await dialog.getByRole('group', { name: '最佳匹配' }).waitFor();
    expect(await options.first().getAttribute('href')).toBe('/?locale=zh-CN#select-allowClear');
  });

  test('are shown for a query in the address, and for another one there, as Forward leads to', async ({
    visit,
  }) => {
    const page = await visit('/?q=allowClear');
    const { field, options, dialog } = dialogOf(page);
    await options.first().waitFor();
    expect(await field.inputValue()).toBe('allowClear');
    await page.evaluate(() => {
      history.pushState(null, '', '/?q=maxCount');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect.poll(() => field.inputValue()).toBe('maxCount');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('are offered by the 404 page for the name in its address', async ({ visit }) => {
    const page = await visit('/demo/max%20tag-count.html', {
      expectedMessages: [/status of 404/],
    });
    const button = page.getByRole('button', { name: 'Search this site' });
    await button.click();
    const { field, options } = dialogOf(page);
    await options.first().waitFor();
    expect(await field.inputValue()).toBe('max tag-count');
    await page.keyboard.press('Escape');
    await hasFocus(button);
  });

  test('fill the screen of a phone, and a tap leads to the place', async ({ visit }) => {
    const page = await visit('/demo/single', { device: 'phone' });
    await page.getByRole('button', { name: 'Search' }).tap();
    const { dialog, field, options } = dialogOf(page);
    await field.fill('alowClear');
    await options.first().waitFor();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await options.first().tap();
    await page.waitForURL('**/#select-allowClear');
    await dialog.waitFor({ state: 'hidden' });
  });
});
