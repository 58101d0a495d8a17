import { describe } from 'vitest';
import { expect, test } from '../support/test';
import { activeAddress, dialogOf, openSearch, searchFor } from './dialog';

describe('the results', () => {
  test('are in groups, each with its type, title, marked text and address', async ({ visit }) => {
    const page = await visit('/demo/single');
    const { dialog, options } = await searchFor(page, 'allowClear');
    const groups = dialog.getByRole('group');
    const names = await groups.evaluateAll((all) => all.map((g) => g.getAttribute('aria-label')));
    expect(names[0]).toBe('Best matches');
    expect(names).toContain('Demo');
    const first = options.first();
    expect(await first.locator('.search-option-title').textContent()).toContain('allowClear');
    expect(await first.locator('.search-option-title mark').textContent()).toBe('allowClear');
    expect(await first.locator('.search-option-address').textContent()).toBe('/#select-allowClear');
    expect(await options.locator('.search-option-address').count()).toBe(1);
    expect(await first.locator('.search-option-kind').textContent()).toBe('Prop');
    const links = await options.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
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
      const page = await visit('/demo/single', device === 'phone' ? { device } : {});
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

  test('are counted and announced', async ({ visit }) => {
    const page = await visit('/demo/single');
    const { status, options } = await searchFor(page, 'formik');
    const text = (await status.textContent()) ?? '';
    expect(text).toMatch(/^\d+ results$/);
    expect(Number.parseInt(text, 10)).toBe(await options.count());
    await page.keyboard.press('Control+a');
    await page.keyboard.type('s');
    await expect
      .poll(() => page.locator('.search-count').textContent())
      .toMatch(/^Top \d+ of \d+ results$/);
    await page.locator('.search-body[aria-busy="false"]').waitFor();
    expect(await options.count()).toBeGreaterThan(40);
    expect(await options.count()).toBeLessThanOrEqual(50);
  });

  test('are replaced by a message when there are none, with the nearest words and a way on (D7)', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const { dialog, status, field } = await openSearch(page);
    await page.keyboard.type('placehodlres');
    await dialog.getByText('No content was found').first().waitFor();
    await expect.poll(() => status.textContent()).toBe('No content was found');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await dialog.getByRole('link', { name: 'All demos' }).waitFor();
    await dialog.getByRole('button', { name: 'placeholder' }).click();
    await dialog.getByRole('option').first().waitFor();
    expect(await field.inputValue()).toBe('placeholder');
  });

  test('become active by pointer only when it moves', async ({ visit }) => {
    const page = await visit('/demo/single');
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.move(size.width / 2, 300);
    const search = await searchFor(page, 'filter');
    const first = await search.options.first().getAttribute('href');
    expect(await activeAddress(search)).toBe(first);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await activeAddress(search)).toBe(first);
    await page.mouse.move(size.width / 2, 305);
    await page.mouse.move(size.width / 2, 310);
    await expect.poll(() => activeAddress(search)).not.toBe(first);
  });

  test('open with a click, and in a new tab with Control', async ({ visit }) => {
    const page = await visit('/demo/single');
    const { options, dialog } = await searchFor(page, 'allowClear');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      options.first().click({ modifiers: ['Control'] }),
    ]);
    await tab.waitForURL('**/#select-allowClear');
    await dialog.waitFor();
    await options.nth(1).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).href).not.toContain('/demo/single');
  });

  test('keep the focus in the field when the list is pressed', async ({ visit }) => {
    const page = await visit('/demo/single');
    const { options, field } = await searchFor(page, 'allowClear');
    await options.nth(1).hover();
    await page.mouse.down();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.mouse.move(5, 5);
    await page.mouse.up();
  });

  test('are in Chinese in the Chinese interface', async ({ visit }) => {
    const page = await visit('/demo/single?locale=zh-CN');
    await page.getByRole('button', { name: '搜索' }).waitFor();
    const { dialog, options } = await searchFor(page, 'allowClear');
    await dialog.getByRole('group', { name: '最佳匹配' }).waitFor();
    expect(await options.first().getAttribute('href')).toBe('/?locale=zh-CN#select-allowClear');
  });

  test('are shown for a query in the address', async ({ visit }) => {
    const page = await visit('/?q=allowClear');
    const search = dialogOf(page);
    await search.options.first().waitFor();
    expect(await search.field.inputValue()).toBe('allowClear');
    await page.keyboard.press('Escape');
    await search.dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('are shown for another query when Back leads from one address to another', async ({
    visit,
  }) => {
    const page = await visit('/?q=allowClear');
    const { field } = dialogOf(page);
    await field.waitFor();
    // As Forward does, which needs no second search by hand.
    await page.evaluate(() => {
      history.pushState(null, '', '/?q=maxCount');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect.poll(() => field.inputValue()).toBe('maxCount');
  });

  test('are offered by the 404 page for the name in its address', async ({ visit }) => {
    const page = await visit('/demo/max%20tag-count.html', {
      expectedMessages: [/status of 404/],
    });
    await page.getByRole('button', { name: 'Search this site' }).click();
    const { field, options } = dialogOf(page);
    await options.first().waitFor();
    expect(await field.inputValue()).toBe('max tag-count');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Search this site');
  });
});
