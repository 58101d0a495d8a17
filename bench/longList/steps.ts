import type { Browser, CDPSession, Page } from 'playwright-core';
import { longestTask } from './longestTask';

/** The longest task of each step, in milliseconds. */
export type Figures = Readonly<Record<string, number>>;

type Steps = Readonly<Record<string, () => Promise<unknown>>>;

/** Waits until what a step has started is on the screen. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

async function measure(page: Page, session: CDPSession, steps: Steps): Promise<Figures> {
  const result: Record<string, number> = {};
  for (const [name, step] of Object.entries(steps)) {
    result[name] = await longestTask(session, async () => {
      await step();
      await settle(page);
    });
  }
  return result;
}

const open = async (page: Page) => {
  await page.getByRole('combobox').click();
  await page.locator('.rc-select-item-option').first().waitFor();
};

/** Uses a list as a person does. */
const listSteps = (page: Page): Steps => ({
  'first opening': () => open(page),
  wheel: async () => {
    await page.locator('.rc-virtual-list-holder').hover();
    for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 300);
  },
  'last row': () => page.keyboard.press('ArrowUp'),
  'next row': () => page.keyboard.press('ArrowDown'),
  'a letter': () => page.keyboard.type('a'),
  'a rare text': () => page.keyboard.type('ca 99'),
  'search emptied': () => page.locator('input').fill(''),
  closing: () => page.keyboard.press('Escape'),
  'opening again': () => page.getByRole('combobox').click(),
});

/** What differs between the props of a select. */
const variantSteps = (page: Page): Steps => ({
  'first rendering': () => page.evaluate(() => window.renderSelect()),
  'rendered again': () => page.evaluate(() => window.renderSelect()),
  'first opening': () => open(page),
  'a letter': () => page.keyboard.type('a'),
  'one more letter': () => page.keyboard.type('c'),
  'an option picked': () => page.keyboard.press('Enter'),
});

async function visit(
  browser: Browser,
  address: string,
  toSteps: (page: Page) => Steps,
): Promise<Figures> {
  const page = await browser.newPage();
  await page.goto(address);
  const figures = await measure(page, await page.context().newCDPSession(page), toSteps(page));
  await page.close();
  return figures;
}

/** Measures a list of some length. */
export const measureLists = (browser: Browser, address: string): Promise<Figures> =>
  visit(browser, address, listSteps);

/** Measures a select with some props. */
export const measureVariants = (browser: Browser, address: string): Promise<Figures> =>
  visit(browser, address, variantSteps);
