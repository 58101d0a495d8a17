import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { heading, isFocused, topOf } from '../../support/page';
import { expect, test } from '../../support/test';
import { SINGLE as ID } from '../edit/editor';

const block = (page: Page, id = ID) => page.locator(`[id="${id}"]`);
const frame = (page: Page, id = ID) => block(page, id).frameLocator('.view-frame iframe');
const select = (page: Page) =>
  frame(page).getByRole('combobox', { name: 'Destination', exact: true });
const edge = (page: Page) => block(page).getByRole('separator', { name: 'Width of the demo' });
const radio = (page: Page, name: string) => block(page).getByRole('radio', { name });
const query = (page: Page) => new URL(page.url()).search;

const look = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return { dir: root.dir, scheme: getComputedStyle(root).colorScheme };
  });

/** Waits until the demo has loaded in its frame, which has room for what it may open. */
async function framed(page: Page, id = ID): Promise<void> {
  await block(page, id).locator('.view-frame[aria-busy="false"]').waitFor();
}

async function openOptions(page: Page): Promise<void> {
  await block(page).getByRole('button', { name: /^View/ }).press('Enter');
  await radio(page, 'Full').waitFor();
}

describe('the view of a demo', () => {
  test('is chosen by keyboard and kept in the address, without moving the options or adding history', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    await openOptions(page);
    const entries = await page.evaluate(() => history.length);

    await radio(page, 'Full').press('ArrowLeft');
    await expect.poll(() => query(page)).toBe('?demo=single&width=390');
    await framed(page);
    expect(await block(page).locator('.live-demo').isVisible()).toBe(false);
    expect(await block(page).locator('.demo-stage').getByRole('combobox').count()).toBe(0);
    expect(
      await frame(page)
        .locator('html')
        .evaluate(() => matchMedia('(width: 390px)').matches),
    ).toBe(true);

    await radio(page, 'Match page').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => query(page)).toBe('?demo=single&width=390&scheme=dark');
    await framed(page);
    await radio(page, 'Left to right').focus();
    const place = async () => (await radio(page, 'Left to right').boundingBox())?.y;
    const before = await place();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => query(page)).toBe('?demo=single&width=390&dir=rtl&scheme=dark');
    expect(await isFocused(radio(page, 'Right to left'))).toBe(true);
    await framed(page);
    await expect.poll(place).toBe(before);
    expect(await page.evaluate(() => history.length)).toBe(entries);

    const alone = block(page).locator('.demo-toolbar a');
    expect(await alone.getAttribute('href')).toBe(`/~demos/${ID}?dir=rtl&scheme=dark`);
  });

  test('returns to the demo in the page with its defaults', async ({ visit }) => {
    const page = await visit(`/demo/single?demo=single&dir=rtl&locale=en#${ID}`);
    await framed(page);
    await radio(page, 'Right to left').press('ArrowLeft');
    await block(page).locator('.live-demo[data-live]').waitFor();
    expect(query(page)).toBe('?locale=en');
    expect(await block(page).locator('.view-frame').count()).toBe(0);
  });

  test('is restored from a link, with the height of its content and the colours of the link', async ({
    visit,
  }) => {
    const page = await visit(`/demo/single?demo=single&width=768&scheme=dark#${ID}`);
    await framed(page);
    await expect.poll(() => topOf(block(page))).toBeLessThan(200);
    expect(
      await block(page)
        .getByText(/^768 px, shown at 8\d%$/)
        .count(),
    ).toBe(1);
    const colours = (root: HTMLElement) => getComputedStyle(root).colorScheme;
    expect(await frame(page).locator('html').evaluate(colours)).toBe('dark');
    expect(await page.locator('html').evaluate(colours)).toBe('light');

    await select(page).click();
    const list = await frame(page).locator('.rc-select-dropdown').boundingBox();
    const device = await block(page).locator('.view-frame').boundingBox();
    const bottom = (box: typeof list) => (box ? box.y + box.height : NaN);
    expect(bottom(list)).toBeLessThan(bottom(device));
  });

  test('has an edge that can be moved by arrow keys and mouse', async ({ visit }) => {
    const page = await visit(`/demo/single?demo=single&width=390#${ID}`);
    await framed(page);
    await edge(page).press('ArrowLeft');
    await edge(page).press('ArrowLeft');
    expect(await edge(page).getAttribute('aria-valuetext')).toBe('370 px');
    await expect.poll(() => query(page)).toBe('?demo=single&width=370');

    const grip = await edge(page).boundingBox();
    const at = { x: (grip?.x ?? 0) + 12, y: (grip?.y ?? 0) + 60 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x - 60, at.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => query(page)).toBe('?demo=single&width=310');

    await edge(page).press('End');
    await expect.poll(() => query(page)).toBe('');
    await block(page).locator('.live-demo[data-live]').waitFor();
  });

  test('aligns wide lists to the right edge from right to left, and the keyboard works', async ({
    visit,
  }) => {
    const id = 'docs-demo-auto-adjust-dropdown-demo-auto-adjust-dropdown-width';
    const page = await visit(
      `/demo/auto-adjust-dropdown?demo=auto-adjust-dropdown-width&dir=rtl#${id}`,
    );
    await framed(page, id);
    const demo = frame(page, id);
    const selects = demo.getByRole('combobox');
    const edges: number[] = [];
    for (const index of [0, 1, 2]) {
      await selects.nth(index).focus();
      await page.keyboard.press('ArrowDown');
      const list = demo.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)');
      await list.waitFor();
      const box = await demo.locator('.rc-select-open').boundingBox();
      const popup = await list.boundingBox();
      edges.push(
        Math.abs((popup?.x ?? 0) + (popup?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)),
      );
      await page.keyboard.press('Escape');
      await expect.poll(() => list.count()).toBe(0);
    }
    expect(Math.max(...edges)).toBeLessThan(2);
  });

  test('belongs to its page: Back restores it, and the next page has none', async ({ visit }) => {
    const page = await visit(`/demo/single?demo=single&dir=rtl#${ID}`);
    await framed(page);
    await page.getByRole('link', { name: 'Multiple', exact: true }).first().click();
    await heading(page, 'Multiple').waitFor();
    await page.goBack();
    await framed(page);
    await page.goForward();
    await heading(page, 'Multiple').waitFor();
    expect(await page.locator('.view-frame').count()).toBe(0);
  });

  test('applies to a demo that is already framed', async ({ visit }) => {
    const id = 'docs-guide-styling-demo-package-styles';
    const page = await visit(`/guide/styling?demo=package-styles&dir=rtl#${id}`);
    await framed(page, id);
    expect(await frame(page, id).locator('html').getAttribute('dir')).toBe('rtl');
    expect(await block(page, id).locator('.demo-frame').isVisible()).toBe(false);
  });
});

test.for([true, false])(
  'a standalone demo has the direction and colours of its address, with the scripts of the site: %s',
  async (hydrated, { visit }) => {
    const page = await visit(`/~demos/${ID}?dir=rtl&scheme=dark`, {
      hydrated,
      before: (tab) =>
        hydrated ? Promise.resolve() : tab.route(/umi\.\w+\.js$/, (route) => route.abort()),
      expectedMessages: hydrated ? [] : [/ERR_FAILED/],
    });
    expect(await look(page)).toEqual({ dir: 'rtl', scheme: 'dark' });
  },
);
