import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { slowDown } from '../../../bench/compare/measure/phone';
import { networkIdle } from '../support/networkIdle';
import { expect, test, type Visit, type VisitOptions } from '../support/test';
import { block, hydration, UNTOUCHED } from './untouched';

/** Opens a page on a slow phone, and goes on as soon as it can be seen. */
async function visitSlowly(visit: Visit, address: string, options: VisitOptions = {}) {
  const page = await visit('/favicon.svg', { ...UNTOUCHED, isolated: true, ...options });
  await slowDown(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  return page;
}

/** Counts how often a list opens. */
const countOpenings = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.openings = '0';
    new MutationObserver((changes) => {
      const opened = changes.filter(
        ({ target }) =>
          target instanceof Element && target.getAttribute('aria-expanded') === 'true',
      );
      root.dataset.openings = String(Number(root.dataset.openings) + opened.length);
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-expanded'] });
  });

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Types letter by letter until something has happened, and a few more; returns all of them. */
async function typeUntil(page: Page, isOver: () => Promise<boolean>): Promise<string> {
  let typed = '';
  let after = 0;
  while (after < 4) {
    const letter = LETTERS[typed.length % LETTERS.length] ?? '';
    await page.keyboard.press(letter);
    typed += letter;
    if (after > 0 || (await isOver())) after += 1;
  }
  return typed;
}

describe('on a slow phone, before anything reacts,', () => {
  test('a click opens a select, once', async ({ visit }) => {
    const page = await visitSlowly(visit, '/demo/single');
    await countOpenings(page);
    await block(page).locator('.rc-select').first().click();
    await page.locator('.rc-select-item-option').first().waitFor();
    await hydration(page);
    await networkIdle(page);
    expect(await page.locator('.rc-select-item-option').first().isVisible()).toBe(true);
    expect(await page.locator('html').getAttribute('data-openings')).toBe('1');
  });

  test('no letter is lost that is typed into a select', async ({ visit }) => {
    const page = await visitSlowly(visit, '/demo/single');
    const field = block(page).getByRole('combobox').first();
    await field.focus();
    const live = page.locator('.live-demo[data-live]').first();
    const typed = await typeUntil(page, async () => (await live.count()) > 0);
    await expect.poll(() => field.inputValue()).toBe(typed);
    await hydration(page);
    expect(await field.inputValue()).toBe(typed);
  });

  test('no letter is lost that is typed after the shortcut of the search', async ({ visit }) => {
    const page = await visitSlowly(visit, '/');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: /Search/ });
    const typed = await typeUntil(page, () => field.isVisible());
    await expect.poll(() => field.inputValue()).toBe(typed);
  });
});

/**
 * Presses an element in the moment in which React begins to hydrate a root. Then React hydrates
 * what is pressed at once; it goes on with the press itself, unless it waits for something.
 */
const pressDuringHydration =
  (root: string, pressed: string, key = '') =>
  (page: Page) =>
    page.addInitScript(
      (names) => {
        // Not bound: it is called with the element that listens.
        const { addEventListener: listen } = Element.prototype as {
          addEventListener: (this: Element, ...args: Parameters<typeof addEventListener>) => void;
        };
        const press = () => {
          const target = document.querySelector<HTMLElement>(names.pressed);
          const init = { bubbles: true, cancelable: true, key: names.key };
          target?.focus();
          const events = names.key
            ? [new KeyboardEvent('keydown', init)]
            : ['mousedown', 'mouseup', 'click'].map((type) => new MouseEvent(type, init));
          for (const event of events) target?.dispatchEvent(event);
        };
        Element.prototype.addEventListener = function addEventListener(
          this: Element,
          ...args: Parameters<typeof listen>
        ) {
          listen.apply(this, args);
          if (args[0] !== 'click' || !this.matches(names.root)) return;
          Element.prototype.addEventListener = listen;
          queueMicrotask(press);
        };
      },
      { root, pressed, key },
    );

describe('in the middle of hydration', () => {
  test('a press opens a select, once', async ({ visit }) => {
    const page = await visit('/demo/single', {
      ...UNTOUCHED,
      before: pressDuringHydration('[data-stage] > *', '[data-stage] .rc-select-selector'),
    });
    await page.locator('.rc-select-item-option').first().waitFor();
    await networkIdle(page);
    expect(await page.locator('.rc-select-item-option').first().isVisible()).toBe(true);
  });

  test('a key moves to the next tab of a source, and not further', async ({ visit }) => {
    const page = await visit('/demo/single', {
      before: pressDuringHydration('#root', '.demo-sources [aria-selected="true"]', 'ArrowRight'),
    });
    const selected = block(page).locator('.demo-sources [aria-selected="true"]');
    await expect.poll(() => selected.textContent()).toBe('destinations.ts');
    await networkIdle(page);
    expect(await selected.textContent()).toBe('destinations.ts');
  });
});
