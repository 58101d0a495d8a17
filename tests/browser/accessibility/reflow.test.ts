import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../support/test';
import { enter, setWidth } from './enter';
import { STATES } from './states';
import { WIDTHS, type Width } from './states/state';

/** What is left of a window of 1280 pixels at a zoom of 200 % and of 400 %. */
const ZOOMED: readonly Width[] = [768, 320];

/** What readers may set without losing text (WCAG 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What runs for longer than somebody sees who has asked for less motion. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => Number(each.effect?.getComputedTiming().activeDuration) > 10)
      .map((each) => (each instanceof CSSAnimation ? each.animationName : each.id)),
  );

describe('nothing is lost at zoom, with more space in the text, or without motion', () => {
  test.for(STATES.map((state) => [state.name, state] as const))(
    'in the state of %s',
    async ([, state], { visit }) => {
      const page = await enter(state, visit);
      expect(await animations(page)).toEqual([]);
      for (const width of ZOOMED.filter((each) => state.widths?.includes(each) ?? true)) {
        await setWidth(page, width);
        await state.shown(page).waitFor();
        expect(await overflow(page), `${width}px`).toBeLessThanOrEqual(0);
      }
      // In place of a style element, which the policy of the page forbids.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, SPACED);
      for (const width of state.widths ?? WIDTHS) {
        await setWidth(page, width);
        await state.shown(page).waitFor();
        await expect
          .poll(() => overflow(page), { message: `with more space at ${width}px` })
          .toBeLessThanOrEqual(0);
      }
    },
  );
});
