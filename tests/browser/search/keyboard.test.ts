import { describe } from 'vitest';
import { hasFocus, topOf } from '../support/page';
import { expect, test } from '../support/test';
import { activeAddress, dialogOf, openSearch, searchFor } from './dialog';

describe('search with the keyboard alone', () => {
  test('leads with a shortcut, a mistyped prop and Enter to the row of the prop', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    await searchFor(page, 'alowCl');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/#select-allowClear');
    const row = page.locator('#select-allowClear');
    await expect.poll(() => topOf(row)).toBeGreaterThan(56);
    expect(await topOf(row)).toBeLessThan(400);
    expect(await dialogOf(page).dialog.count()).toBe(0);
  });

  test('opens and closes with the shortcut, and Escape returns the focus to a button or a select, which keeps its list', async ({
    visit,
  }) => {
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
    await hasFocus(button);

    const select = page.getByRole('combobox', { name: 'Destination' }).first();
    await select.focus();
    await openSearch(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await hasFocus(select);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => select.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => select.getAttribute('aria-expanded')).toBe('false');
  });

  test('moves through the results with arrows, Home, End and the Page keys, keeps the active one in view and Tab within the dialog', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const search = await searchFor(page, 'filter');
    const links = await search.options.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const count = links.length;
    expect(count).toBeGreaterThan(20);
    const isInView = async () => {
      const [box, list] = await Promise.all([
        search.active.boundingBox(),
        search.dialog.getByRole('listbox').boundingBox(),
      ]);
      if (!box || !list) return false;
      return box.y >= list.y && box.y + box.height <= list.y + list.height + 1;
    };
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', count - 1],
      ['ArrowDown', 0],
      ['PageDown', 8],
      ['PageUp', 0],
      ['End', count - 1],
      ['PageUp', count - 9],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => activeAddress(search), { message: key }).toBe(links[place]);
      expect(await search.active.count()).toBe(1);
      await expect.poll(isInView, { message: key }).toBe(true);
    }
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(inside).toBe(true);
  });

  test('has the shortcut on its button, with the Command key on Apple keyboards, where Control does not open it', async ({
    visit,
  }) => {
    const page = await visit('/');
    const button = page.getByRole('button', { name: 'Search' });
    expect(await button.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K /');
    expect(await button.innerText()).toContain('Ctrl K');

    const apple = await visit('/', {
      before: (tab) =>
        tab.addInitScript(() =>
          Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }),
        ),
    });
    expect(await apple.getByRole('button', { name: 'Search' }).innerText()).toContain('⌘K');
    await apple.keyboard.press('Control+k');
    expect(await dialogOf(apple).dialog.count()).toBe(0);
    await apple.keyboard.press('Meta+k');
    await dialogOf(apple).field.waitFor();
  });
});
