import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test, turnTo } from '../support/test';
import { hydration } from './untouched';

const fragment = (text: string) => `#:~:text=${encodeURIComponent(text)}`;

/** Whether a text of the page is in the window, and nothing lies over it. */
const isInSight = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const starts: { node: Node; start: number }[] = [];
    let all = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      starts.push({ node, start: all.length });
      all += node.textContent ?? '';
    }
    // Code is a text of many elements, and a heading is in the contents, too.
    for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
      const first = starts.findLast(({ start }) => start <= at);
      if (!first) return false;
      const range = document.createRange();
      range.setStart(first.node, at - first.start);
      range.setEnd(first.node, at - first.start + 1);
      const { left, top, height } = range.getBoundingClientRect();
      const hit = document.elementFromPoint(left + 1, top + height / 2);
      const isContents = first.node.parentElement?.closest('a[href]') !== null;
      if (!isContents && height > 0 && hit?.contains(first.node)) return true;
    }
    return false;
  }, text);

const firstBlock = (page: Page) => page.locator('section.demo').first();

/** A text that a page does not show at first, and the control that has to say that it does now. */
const FOLDED = [
  {
    name: 'the lines above the code of a demo',
    address: '/demo/single',
    text: 'useState<string',
    said: (page: Page) => firstBlock(page).locator('button[aria-expanded=true]'),
    label: 'Hide',
  },
  {
    name: 'the lines below the code of a demo',
    address: '/demo/single',
    text: '<optgroup key=',
    said: (page: Page) => firstBlock(page).locator('button[aria-expanded=true]'),
    label: 'Show fewer lines',
  },
  {
    name: 'another file of a demo',
    address: '/demo/single',
    text: 'export const destinations',
    said: (page: Page) => firstBlock(page).locator('[role=tab][aria-selected=true]'),
    label: 'destinations.ts',
  },
  {
    name: 'another tab of the page',
    address: '/',
    text: 'To share it, copy the address',
    said: (page: Page) => page.locator('.content-tabs > .tab-list > [aria-selected=true]'),
    label: 'Playground',
  },
  {
    name: 'a closed row of a prop table',
    address: '/',
    text: 'At the limit the remaining options are disabled',
    said: (page: Page) => page.locator('.api-details[open] summary'),
    label: '',
  },
] as const;

/**
 * Lets no script of the application arrive. The browser scrolls to the text, which requests the
 * controls, perhaps before the page is loaded: held back, they would keep it from being so.
 */
async function withoutApplication(tab: Page): Promise<void> {
  await tab.route('**/controls.*.js', (route) => route.abort());
  await tab.route('**/shell.*.js', () => undefined);
}

describe.each(FOLDED)('$name', ({ address, text, said, label }) => {
  test.for([true, false])(
    'opens for a text that the address names, and its control says so; with the application: %s',
    async (hydrated, { visit }) => {
      const page = await visit(address + fragment(text), {
        hydrated,
        before: hydrated ? undefined : withoutApplication,
        expectedMessages: hydrated ? [] : [/Failed to load resource/],
      });
      await expect.poll(() => isInSight(page, text)).toBe(true);
      await expect.poll(() => said(page).count()).toBe(1);
      if (hydrated) await expect.poll(() => said(page).textContent()).toContain(label);
      expect(await page.locator('.content-tabs > [role=tabpanel]:visible').count()).toBeLessThan(2);
    },
  );
});

describe('what the browser has found', () => {
  test('can be folded again, and found again', async ({ visit }) => {
    const page = await visit(`/demo/single${fragment('useState<string')}`);
    const lines = firstBlock(page).locator('.lines-above');
    await expect.poll(() => lines.isVisible()).toBe(true);
    await firstBlock(page)
      .getByRole('button', { name: /^Hide \d+ lines/ })
      .click();
    await expect.poll(() => lines.isVisible()).toBe(false);
    expect(await lines.getAttribute('hidden')).toBe('until-found');
  });

  test('is in the tab that it was found in, also after the application has started', async ({
    visit,
  }) => {
    const page = await visit(`/${fragment('To share it, copy the address')}`, { hydrated: false });
    await expect.poll(() => isInSight(page, 'To share it, copy the address')).toBe(true);
    await turnTo(page);
    await hydration(page);
    await page.waitForURL('/?tab=playground');
    await expect.poll(() => isInSight(page, 'To share it, copy the address')).toBe(true);
  });

  test('leaves a panel that is not selected findable after another was', async ({ visit }) => {
    const page = await visit('/demo/single');
    await firstBlock(page).getByRole('tab', { name: 'destinations.ts' }).click();
    const panel = firstBlock(page).locator('[role=tabpanel][data-key="index.tsx"]');
    await expect.poll(() => panel.getAttribute('hidden')).toBe('until-found');
  });
});
