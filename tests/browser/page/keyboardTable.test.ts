import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { KEY_TABLES } from '../../../src/subject/rc-select/keyboard';
import { follow, landedOn, marked } from '../search/follow';
import { expect, test } from '../support/test';

/** Ids of the tables that can be seen. */
const shownTables = (page: Page) =>
  page
    .locator('.keyboard table')
    .evaluateAll((tables) =>
      tables
        .filter((table) => table.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ id }) => id.replace('keyboard-', '')),
    );

const choice = (page: Page, name: string) =>
  page.locator('.keyboard summary').filter({ hasText: new RegExp(`^${name}$`) });

/** Keys that are pressed together and that a line break parts. */
const brokenKeys = (page: Page) =>
  page.locator('.keyboard kbd').evaluateAll((keys) =>
    keys.flatMap((key) => {
      const next = key.nextElementSibling;
      const isJoined = key.nextSibling?.textContent === '+';
      if (!next || !isJoined || !key.checkVisibility({ contentVisibilityAuto: true })) return [];
      const [top, below] = [key, next].map((each) => each.getBoundingClientRect().top);
      return top === below ? [] : [`${key.textContent}+${next.textContent}`];
    }),
  );

const NAMES = KEY_TABLES.map(({ title }) => title.replaceAll('`', ''));

describe('the table of keys', () => {
  test.for([true, false])(
    'shows the keys of the selected mode alone, and all in print, with script: %s',
    async (javaScript, { visit }) => {
      const page = await visit('/', { javaScript });
      expect(await shownTables(page)).toEqual(['every']);
      await choice(page, 'tags').click();
      expect(await shownTables(page)).toEqual(['tags']);
      await choice(page, 'tags').press('Tab');
      await page.keyboard.press('Enter');
      expect(await shownTables(page)).toEqual(['combobox']);
      await page.emulateMedia({ media: 'print' });
      // What `content-visibility` hides is shown with the next frame.
      await expect.poll(() => shownTables(page)).toEqual(KEY_TABLES.map(({ mode }) => mode));
    },
  );

  test('has all names in one line, each table in the whole width, no joined keys apart, and keeps a mode that is pressed again', async ({
    visit,
  }) => {
    const page = await visit('/');
    const tops = await page
      .locator('.keyboard summary')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    for (const [index, name] of NAMES.entries()) {
      for (const key of ['Enter', 'Space', 'Enter']) {
        await choice(page, name).press(key);
        expect(await shownTables(page)).toEqual([KEY_TABLES[index]?.mode]);
      }
      const [whole, ...tables] = await page
        .locator('.keyboard, .keyboard table')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
      expect(tables).toEqual([whole]);
      expect(await brokenKeys(page)).toEqual([]);
    }
  });

  test('closes a mode on a phone, where each stands below its name, and each row is a card not wider than the page', async ({
    visit,
  }) => {
    const page = await visit('/', { device: 'phone' });
    const rows = await page.locator('#keyboard-every tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        wide: row.scrollWidth > row.clientWidth,
        stacked:
          (row.children[1]?.getBoundingClientRect().top ?? 0) >=
          (row.children[0]?.getBoundingClientRect().bottom ?? Infinity),
      })),
    );
    expect(rows).toEqual(rows.map(() => ({ wide: false, stacked: true })));
    for (const [index, name] of NAMES.entries()) {
      const summary = choice(page, name);
      if ((await summary.locator('..').getAttribute('open')) === null) await summary.press('Enter');
      expect(await shownTables(page)).toEqual([KEY_TABLES[index]?.mode]);
      expect(await brokenKeys(page)).toEqual([]);
    }
    await choice(page, NAMES.at(-1) ?? '').press('Enter');
    expect(await shownTables(page)).toEqual([]);
  });

  test('opens the mode that a search result or an address leads to', async ({ visit }) => {
    const page = await visit('/demo/single');
    await follow(page, 'tokenSeparators adds the text', '/#keyboard-tags');
    await landedOn(page, '#keyboard-tags');
    expect(await shownTables(page)).toEqual(['tags']);
    await expect.poll(() => marked(page)).toContain('tokenSeparators');
    const direct = await visit('/#keyboard-combobox');
    expect(await shownTables(direct)).toEqual(['combobox']);
  });
});
