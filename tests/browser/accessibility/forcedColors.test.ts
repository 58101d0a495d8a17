import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../support/test';
import { block, tool, TOOLS_PAGE } from './states/state';

/** Something that is chosen, beside something of its kind that is not. */
interface Choice {
  name: string;
  /** The page on which it is seen, if not that of the tools. */
  address?: string;
  open?: (page: Page) => Promise<unknown>;
  chosen: (page: Page) => Locator;
  other: (page: Page) => Locator;
}

const CHOICES: readonly Choice[] = [
  {
    name: 'the page in the sidebar',
    chosen: (page) => page.locator('.sidebar-group a[aria-current=page]'),
    other: (page) => page.locator('.sidebar-group a:not([aria-current])').first(),
  },
  {
    name: 'the section on the page',
    address: '/guide/forms',
    open: (page) => page.mouse.wheel(0, 900),
    chosen: (page) => page.locator('.toc a[aria-current]'),
    other: (page) => page.locator('.toc a:not([aria-current])').first(),
  },
  {
    name: 'the tab of a page',
    address: '/',
    chosen: (page) => page.locator('.content-tabs [role=tab][aria-selected=true]').first(),
    other: (page) => page.locator('.content-tabs [role=tab][aria-selected=false]').first(),
  },
  {
    name: 'the colours',
    chosen: (page) => page.locator('.color-switch label:has(:checked)').first(),
    other: (page) => page.locator('.color-switch label:not(:has(:checked))').first(),
  },
  {
    name: 'a tool that is on',
    open: (page) => tool(page, 'Inspect').click(),
    chosen: (page) => tool(page, 'Inspect'),
    other: (page) => tool(page, /^View/),
  },
  {
    name: 'a result of the search',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('maxCount');
    },
    chosen: (page) => page.getByRole('option', { selected: true }).first(),
    other: (page) => page.getByRole('option', { selected: false }).first(),
  },
];

/** What forced colours leave of a look: lines, and the colours of the system. */
const lookOf = (element: Locator) =>
  element.evaluate((it) => {
    const style = getComputedStyle(it);
    const line = (width: string, color: string) => width !== '0px' && `${width} ${color}`;
    return [
      style.outlineStyle !== 'none' && line(style.outlineWidth, style.outlineColor),
      line(style.borderBlockEndWidth, style.borderBlockEndColor),
      line(style.borderInlineStartWidth, style.borderInlineStartColor),
      // Forced colours give all backgrounds the colour of the page, and leave them their opacity.
      style.backgroundColor
        .match(/[\d.]+/g)
        ?.slice(0, 3)
        .join(' '),
      style.color,
    ].join(', ');
  });

describe('in forced colours a reader tells', () => {
  test.for(CHOICES.map((choice) => [choice.name, choice] as const))(
    '%s from others of its kind',
    async ([, { address = TOOLS_PAGE, open, chosen, other }], { visit }) => {
      const page = await visit(address);
      await page.emulateMedia({ forcedColors: 'active' });
      await open?.(page);
      await page.mouse.move(0, 0);
      await chosen(page).waitFor();
      const plain = await lookOf(other(page));
      await expect.poll(() => lookOf(chosen(page))).not.toBe(plain);
    },
  );

  test('where the focus is, on each control of a demo', async ({ visit }) => {
    const page = await visit(TOOLS_PAGE);
    await page.emulateMedia({ forcedColors: 'active' });
    const buttons = block(page).getByRole('button');
    for (const button of await buttons.all()) {
      if (!(await button.isVisible())) continue;
      const before = await lookOf(button);
      await button.focus();
      await page.keyboard.press('Shift');
      await expect.poll(() => lookOf(button)).not.toBe(before);
    }
  });
});
