import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { heading, openPage, topOf } from '../support/page';
import { expect, test } from '../support/test';

const groups = (page: Page) => page.locator('.api tbody');

/** Whether a group of props is laid out. */
const isLaidOut = (group: Locator) =>
  group
    .locator('.api-name')
    .first()
    .evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }));

/** Waits until the browser has laid out what it wants near the window, and shown it. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1)
      await new Promise((resolve) => void requestAnimationFrame(resolve));
  });

async function leaveAndReturn(page: Page): Promise<void> {
  await openPage(page, 'Tags');
  await page.goBack();
  await heading(page, 'rc-select').waitFor();
}

describe('groups of props out of sight', () => {
  test('are not laid out, and about as high as they will be', async ({ visit }) => {
    for (const device of ['desktop', 'phone'] as const) {
      const page = await visit('/', { device });
      await settle(page);
      expect(await isLaidOut(groups(page).nth(4))).toBe(false);
      const heightOf = () =>
        groups(page).evaluateAll((all) =>
          all.reduce((sum, group) => sum + group.getBoundingClientRect().height, 0),
        );
      const guessed = await heightOf();
      await page.evaluate(() => document.documentElement.removeAttribute('data-first-screen'));
      const real = await heightOf();
      expect(guessed / real).toBeGreaterThan(0.9);
      expect(guessed / real).toBeLessThan(1.1);
    }
  });

  test.for([
    ['desktop', '#select-onInputKeyDown'],
    ['desktop', '#select-onBlur'],
    ['phone', '#select-onInputKeyDown'],
    ['phone', '#select-group-events'],
    ['phone', '#option-value'],
  ] as const)(
    'do not move what an address leads to: %s, %s',
    async ([device, target], { visit }) => {
      const page = await visit(`/${target}`, { device });
      const top = () => topOf(page.locator(target));
      await expect.poll(top).toBeLessThan(210);
      const there = await top();
      expect(there).toBeGreaterThan(100);
      await settle(page);
      expect(await top()).toBe(there);
      const link = page.locator('.api-purposes a').last();
      await link.click();
      await settle(page);
      await page.goBack();
      await settle(page);
      expect(await top()).toBeCloseTo(there, 0);
    },
  );

  test('do not move what a link on the page leads to', async ({ visit }) => {
    const page = await visit('/');
    const targets = ['#select-group-events', '#select-onSelect', '#option-value'];
    for (const target of targets) {
      await page.evaluate((hash) => {
        const link = document.createElement('a');
        link.href = hash;
        document.querySelector('main')?.append(link);
        link.click();
      }, target);
      await settle(page);
      const there = await topOf(page.locator(target));
      expect(there).toBeGreaterThan(100);
      expect(there).toBeLessThan(200);
    }
  });

  test.for(['/', '/#select-onInputKeyDown'])(
    'are in their place on the way back, also after the page is loaded again: %s',
    async (address, { visit }) => {
      const page = await visit(address);
      // From below, so that groups above were never in sight.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await settle(page);
      const row = page.locator('#select-onSelect');
      await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await settle(page);
      const before = await topOf(row);
      await leaveAndReturn(page);
      await settle(page);
      expect(await topOf(row)).toBeCloseTo(before, 0);
      await page.reload();
      await settle(page);
      expect(Math.abs((await topOf(row)) - before)).toBeLessThan(2);
    },
  );

  test('move nothing while a reader scrolls by', async ({ visit }) => {
    const page = await visit('/');
    const shift = await page.evaluate(async () => {
      let sum = 0;
      const count = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
      };
      new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true });
      const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
      const end = () => document.documentElement.scrollHeight - window.innerHeight;
      while (window.scrollY < end() - 1) {
        window.scrollBy(0, 200);
        await frame();
      }
      await frame();
      return sum;
    });
    expect(shift).toBe(0);
  });

  test('are found by the browser', async ({ visit }) => {
    const page = await visit('/');
    const found = await page.evaluate(() => {
      // Not in the types, since no standard has it.
      const find: unknown = Reflect.get(window, 'find');
      return typeof find === 'function' && Reflect.apply(find, window, ['onInputKeyDown']) === true;
    });
    expect(found).toBe(true);
    await expect.poll(() => isLaidOut(groups(page).nth(6))).toBe(true);
  });

  test('are on paper', async ({ visit }) => {
    const page = await visit('/');
    await page.emulateMedia({ media: 'print' });
    const shown = await page
      .locator('.api-name')
      .evaluateAll((names) =>
        names.map((name) => name.checkVisibility({ contentVisibilityAuto: true })),
      );
    expect(shown).not.toContain(false);
  });
});

test('what is painted beside a row is not cut off', async ({ visit }) => {
  for (const dir of ['ltr', 'rtl']) {
    const page = await visit('/');
    await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir);
    const row = page.locator('#select-value');
    await row.evaluate((element) => element.scrollIntoView());
    const room = await row.evaluate((element) => {
      const edge = element.closest('tbody')?.getBoundingClientRect();
      const name = element.querySelector('.api-name') ?? element;
      const at = name.getBoundingClientRect();
      const mark = getComputedStyle(name, '::after');
      const width = Number.parseFloat(mark.inlineSize) + Number.parseFloat(mark.paddingInlineEnd);
      // The highlight is 8 px on each side.
      const { left, right } = element.getBoundingClientRect();
      return edge
        ? [
            left - 8 - edge.left,
            edge.right - right - 8,
            Math.max(at.left - width - edge.left, edge.right - at.right - width),
          ]
        : [];
    });
    expect(room).toHaveLength(3);
    for (const each of room) expect(each).toBeGreaterThanOrEqual(0);
  }
});
