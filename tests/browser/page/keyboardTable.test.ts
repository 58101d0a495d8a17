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

describe('the table of keys', () => {
  test.for([true, false])(
    'shows the keys of the selected mode alone, with script: %s',
    async (javaScript, { visit }) => {
      const page = await visit('/', { javaScript });
      expect(await shownTables(page)).toEqual(['every']);
      await choice(page, 'tags').click();
      expect(await shownTables(page)).toEqual(['tags']);
      await choice(page, 'tags').press('Tab');
      await page.keyboard.press('Enter');
      expect(await shownTables(page)).toEqual(['combobox']);
    },
  );

  test('keeps the mode that is shown when a key presses its name again', async ({ visit }) => {
    const page = await visit('/');
    await choice(page, 'tags').press('Enter');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    for (const key of ['Enter', 'Space']) {
      await choice(page, 'tags').press(key);
      expect(await shownTables(page)).toEqual(['tags']);
    }
    await choice(page, 'multiple').press('Enter');
    expect(await shownTables(page)).toEqual(['multiple']);
  });

  test('closes a mode on a phone, where each stands below its name', async ({ visit }) => {
    const page = await visit('/', { device: 'phone' });
    await page.keyboard.press('Shift');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await choice(page, 'tags').press('Enter');
    expect(await shownTables(page)).toEqual(['tags']);
    await choice(page, 'tags').press('Enter');
    expect(await shownTables(page)).toEqual([]);
  });

  test('has all names in one line, and each table in the whole width', async ({ visit }) => {
    const page = await visit('/');
    const boxes = await page
      .locator('.keyboard summary')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(boxes).size).toBe(1);
    for (const { title } of KEY_TABLES) {
      await choice(page, title.replaceAll('`', '')).press('Enter');
      const [whole, ...tables] = await page
        .locator('.keyboard, .keyboard table')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
      expect(tables).toEqual([whole]);
    }
  });

  test.for(['desktop', 'phone'] as const)(
    'never breaks a line between keys that are pressed together, on a %s',
    async (device, { visit }) => {
      const page = await visit('/', { device });
      for (const { title } of KEY_TABLES) {
        const summary = choice(page, title.replaceAll('`', ''));
        if (!(await summary.locator('..').getAttribute('open'))) await summary.press('Enter');
        expect(await brokenKeys(page)).toEqual([]);
      }
    },
  );

  test('has a card for each row on a phone, not wider than the page', async ({ visit }) => {
    const page = await visit('/', { device: 'phone' });
    const rows = page.locator('#keyboard-every tbody tr');
    const boxes = await rows.evaluateAll((all) =>
      all.map((row) => ({
        wide: row.scrollWidth > row.clientWidth,
        stacked:
          (row.children[1]?.getBoundingClientRect().top ?? 0) >=
          (row.children[0]?.getBoundingClientRect().bottom ?? Infinity),
      })),
    );
    expect(boxes).toEqual(boxes.map(() => ({ wide: false, stacked: true })));
  });

  test('prints the keys of every mode', async ({ visit }) => {
    const page = await visit('/');
    await page.emulateMedia({ media: 'print' });
    expect(await shownTables(page)).toEqual(KEY_TABLES.map(({ mode }) => mode));
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
