import { describe } from 'vitest';
import { expect, test } from '../support/test';
import { activeAddress, dialogOf, openSearch, searchFor } from './dialog';

describe('search with the keyboard alone', () => {
  test('leads with a shortcut, a mistyped prop and Enter to the row of the prop', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    await searchFor(page, 'alowCl');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => new URL(page.url()).pathname + new URL(page.url()).hash)
      .toBe('/#select-allowClear');
    const row = page.locator('#select-allowClear');
    await expect
      .poll(() => row.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThan(56);
    expect(await row.evaluate((e) => e.getBoundingClientRect().top)).toBeLessThan(400);
    expect(await dialogOf(page).dialog.count()).toBe(0);
  });

  test('finds a prop by its first four letters, two of them swapped', async ({ visit }) => {
    const page = await visit('/demo/single');
    const search = await searchFor(page, 'vlau');
    expect(await activeAddress(search)).toBe('/#select-value');
  });

  test('opens and closes with the shortcut, and Escape returns the focus', async ({ visit }) => {
    const page = await visit('/demo/single');
    const { dialog } = dialogOf(page);
    const button = page.getByRole('button', { name: 'Search' });
    await button.focus();
    await openSearch(page);
    await page.keyboard.press('Control+k');
    await dialog.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('returns the focus to the select it was opened from, which keeps its list', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const select = page.getByRole('combobox', { name: 'Destination' }).first();
    await select.focus();
    await openSearch(page);
    await page.keyboard.press('Escape');
    await dialogOf(page).dialog.waitFor({ state: 'hidden' });
    expect(await select.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => select.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => select.getAttribute('aria-expanded')).toBe('false');
  });

  test('moves through the results with arrows, Home, End and the Page keys', async ({ visit }) => {
    const page = await visit('/demo/single');
    const search = await searchFor(page, 'filter');
    const links = await search.options.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const count = links.length;
    expect(count).toBeGreaterThan(20);
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', count - 1],
      ['ArrowDown', 0],
      ['PageDown', 8],
      ['PageUp', 0],
      ['End', count - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => activeAddress(search), { message: key }).toBe(links[place]);
      expect(await search.active.count()).toBe(1);
    }
  });

  test('scrolls the active result into view', async ({ visit }) => {
    const page = await visit('/demo/single');
    const search = await searchFor(page, 'filter');
    for (const key of ['End', 'PageUp', 'PageUp', 'Home']) {
      await page.keyboard.press(key);
      await expect
        .poll(
          async () => {
            const [box, list] = await Promise.all([
              search.active.boundingBox(),
              search.dialog.getByRole('listbox').boundingBox(),
            ]);
            if (!box || !list) return false;
            return box.y >= list.y && box.y + box.height <= list.y + list.height + 1;
          },
          { message: key },
        )
        .toBe(true);
    }
  });

  test('Home with Shift moves within the text', async ({ visit }) => {
    const page = await visit('/demo/single');
    const { field } = await searchFor(page, 'filter');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.type('tags');
    expect(await field.inputValue()).toBe('tags');
  });

  test('Enter right after the last character opens the first result for the whole word', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    await searchFor(page, 'mode');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('maxTagCount');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/#select-maxTagCount');
  });

  test('Control+Enter opens the result in a new tab and keeps the dialog open', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const search = await searchFor(page, 'allowClear');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press('Control+Enter'),
    ]);
    await tab.waitForURL('**/#select-allowClear');
    expect(await search.dialog.isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/demo/single');
  });

  test('keeps Tab within the dialog', async ({ visit }) => {
    const page = await visit('/demo/single');
    await searchFor(page, 'filter');
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        Boolean(document.activeElement?.closest('dialog')),
    );
    expect(inside).toBe(true);
  });

  test('shows the shortcut on the button', async ({ visit }) => {
    const page = await visit('/');
    const button = page.getByRole('button', { name: 'Search' });
    expect(await button.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
    expect(await button.innerText()).toContain('Ctrl K');
  });

  test('shows the Command key on Apple keyboards, and opens with it but not with Control', async ({
    visit,
  }) => {
    const page = await visit('/', {
      before: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }),
        ),
    });
    const button = page.getByRole('button', { name: 'Search' });
    expect(await button.innerText()).toContain('⌘K');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Meta+k');
    await dialogOf(page).field.waitFor();
  });
});
