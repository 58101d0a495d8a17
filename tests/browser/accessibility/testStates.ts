import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findFaults } from '../support/axe';
import { looseTexts } from '../support/looseTexts';
import { overflow } from '../support/page';
import { expect, test } from '../support/test';
import { enter, setWidth, setScheme } from './enter';
import { networkIdle } from '../support/networkIdle';
import { withFinger } from './finger';
import { addSpace, animations } from './reflow';
import { WIDTHS, type Closing, type State } from './states/state';
import { smallTargets } from './targets';
import { touchFaults } from './touch';

/** Presses what ends a state, and wants the focus to have another place then. */
async function keepsFocus(page: Page, { button, key = 'Enter' }: Closing): Promise<void> {
  // A tool that comes under the pointer when the page changes its width is fetched ahead.
  await page.mouse.move(0, 0);
  await networkIdle(page);
  await page.unrouteAll();
  await button(page).focus();
  await page.keyboard.press(key);
  // The page does all that the press has started, as far as it can be known.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 }));
      }),
  );
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  await expect.poll(focused, { message: `focus after ${key}` }).not.toBe('body');
}

/**
 * Tests these states without motion at every width, with more space between words, and with a
 * finger, and then ends them. The widths of 768 and 320 pixels are what is left of a window of 1280
 * at a zoom of about 200 % and of 400 %. Everything is tried at one visit, since it takes longer to
 * bring a page into a state than to look at it. Axe, which takes longest, looks at the widest page
 * in light and at the narrowest in dark: each rule of a style sheet that depends on the width holds
 * in one of these, and what is on narrow pages only has states of its own, with one width.
 */
export function testStates(states: readonly State[]): void {
  // Two runs of axe and up to three visits each.
  const options = { timeout: 90_000 };
  describe(
    'axe finds nothing, targets are large enough, and neither text nor focus is lost',
    options,
    () => {
      test.for(states.map((state) => [state.name, state] as const))(
        'in the state of %s',
        async ([, state], { visit }) => {
          const { widths = WIDTHS, shown, within, closings = [] } = state;
          const page = await enter(state, visit);
          expect(await animations(page)).toEqual([]);
          expect(await looseTexts(page)).toEqual([]);
          for (const width of widths) {
            const look = `${width}px`;
            await setWidth(page, width);
            await shown(page).waitFor();
            if (width === widths[0]) expect(await findFaults(page, within), look).toEqual([]);
            expect(await smallTargets(page, 24), look).toEqual([]);
            // An open list is moved after the page.
            await expect.poll(() => overflow(page), { message: look }).toBeLessThanOrEqual(0);
          }
          await setScheme(page, 'dark');
          expect(await findFaults(page, within), 'narrowest, dark').toEqual([]);
          await setScheme(page, 'light');
          const removeSpace = await addSpace(page);
          for (const width of widths) {
            await setWidth(page, width);
            await shown(page).waitFor();
            await expect
              .poll(() => overflow(page), { message: `with more space at ${width}px` })
              .toBeLessThanOrEqual(0);
          }
          await removeSpace();
          await withFinger(page, async () => {
            expect(await smallTargets(page, 40), 'with a finger').toEqual([]);
            // What scrolling to the top has closed was not looked at.
            expect(await shown(page).isVisible()).toBe(true);
            expect(await touchFaults(page)).toEqual([]);
          });
          // Each in a fresh state, the first in the one that was looked at.
          for (const [index, closing] of closings.entries()) {
            const closed = index === 0 ? page : await enter(state, visit);
            await setWidth(closed, widths[0] ?? WIDTHS[0]);
            await keepsFocus(closed, closing);
          }
        },
      );
    },
  );
}
