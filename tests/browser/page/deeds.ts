import type { Page } from 'playwright-core';
import { expect } from '../support/test';
import { allLive, block } from './untouched';

const select = (page: Page) => block(page).getByRole('combobox').first();

const editButton = (page: Page) => block(page).getByRole('button', { name: /^Edit/ });

/** What a reader does, and what shows that it was done once. */
export interface Deed {
  what: string;
  address: string;
  act: (page: Page) => Promise<unknown>;
  isDone: (page: Page) => Promise<unknown>;
}

/** Accessible names begin with these words, whatever a translation adds. */
export const DEEDS: readonly Deed[] = [
  {
    what: 'a press on Edit opens the editor',
    address: '/demo/single',
    act: (page) => editButton(page).click(),
    isDone: (page) => block(page).getByRole('textbox', { name: 'index.tsx' }).waitFor(),
  },
  {
    what: 'a button that is let go after the start opens the editor',
    address: '/demo/single',
    act: async (page) => {
      await editButton(page).hover();
      await page.mouse.down();
    },
    isDone: async (page) => {
      await editButton(page).hover();
      await page.mouse.up();
      await block(page).getByRole('textbox', { name: 'index.tsx' }).waitFor();
    },
  },
  {
    what: 'a press on a tab of the source selects it',
    address: '/guide/forms',
    act: (page) =>
      block(page)
        .getByRole('tab', { name: /form\.css/ })
        .click(),
    isDone: (page) =>
      block(page)
        .getByRole('tab', { name: /form\.css/, selected: true })
        .waitFor(),
  },
  {
    what: 'a press on a tab of the page leads to it',
    address: '/',
    act: (page) => page.getByRole('tab', { name: /^Playground/ }).click(),
    isDone: (page) => page.waitForURL(/tab=playground/),
  },
  {
    what: 'letters in the filter of props filter them, and the next letter is added',
    address: '/',
    act: async (page) => {
      await page.locator('.api-filter input').click();
      await page.keyboard.type('max');
    },
    isDone: async (page) => {
      await page.keyboard.type('Count');
      await expect
        .poll(() => page.locator('.api-entry').filter({ visible: true }).count())
        .toBeLessThan(40);
      expect(await page.locator('.api-filter input').inputValue()).toBe('maxCount');
    },
  },
  {
    what: 'letters in a demo search its list, which stays open',
    address: '/demo/single',
    act: async (page) => {
      await select(page).focus();
      await page.keyboard.type('rom');
    },
    isDone: async (page) => {
      await page.locator('.rc-select-item-option', { hasText: 'Rome' }).waitFor();
      await expect.poll(() => page.locator('.rc-select-item-option').count()).toBe(1);
      expect(await select(page).inputValue()).toBe('rom');
    },
  },
  {
    what: 'an option stays chosen, and the focus where it is',
    address: '/demo/single',
    act: async (page) => {
      await select(page).focus();
      await allLive(page);
      await page.keyboard.press('ArrowDown');
      // The chosen option becomes the active one a moment after the list is shown.
      await page.locator('.rc-select-item-option-active', { hasText: 'Vienna' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    isDone: async (page) => {
      const chosen = block(page).locator('.rc-select-selection-item').first();
      await expect.poll(() => chosen.textContent()).toMatch(/^Berlin/);
      expect(await select(page).evaluate((field) => field === document.activeElement)).toBe(true);
    },
  },
  {
    what: 'a tag is made of text that is taken back and typed again, and removed',
    address: '/demo/tags',
    act: async (page) => {
      await select(page).focus();
      await allLive(page);
      await page.keyboard.type('new');
      for (let letter = 0; letter < 3; letter++) await page.keyboard.press('Backspace');
      await page.keyboard.type('old');
      await page.locator('.rc-select-item-option', { hasText: 'old' }).first().waitFor();
      await page.keyboard.press('Enter');
    },
    isDone: async (page) => {
      const tags = block(page).locator('.rc-select-selection-item-content');
      const shown = block(page).locator('output');
      await expect.poll(() => tags.allTextContents()).toHaveLength(2);
      await expect.poll(() => shown.textContent()).toMatch(/^\[bug, old\]/);
      const remove = block(page).locator('.rc-select-selection-item-remove');
      for (const left of [1, 0]) {
        await remove.first().click();
        await expect.poll(() => tags.count()).toBe(left);
      }
      await expect.poll(() => shown.textContent()).toMatch(/^\[\]/);
    },
  },
  {
    what: 'what was opened stays open',
    address: '/',
    act: (page) => page.locator('.api-details > summary').nth(2).click(),
    isDone: (page) =>
      expect.poll(() => page.locator('.api-details').nth(2).getAttribute('open')).not.toBeNull(),
  },
];

/** Runs when the document is there, and before its scripts. */
export const early = (change: () => void) =>
  `document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') (${String(change)})();
  })`;
