import { describe } from 'vitest';
import { COLOR_RULES, findFaults } from '../support/axe';
import { looseTexts } from '../support/looseTexts';
import { expect, test } from '../support/test';
import { enter, setWidth, setScheme } from './enter';
import { withFinger } from './finger';
import { addSpace, animations, overflow } from './reflow';
import type { State } from './states/state';
import { WIDTHS } from './states/state';
import { smallTargets } from './targets';
import { touchFaults } from './touch';

/**
 * Tests these states without motion at every width, with more space between words, and with a
 * finger. The widths of 768 and 320 pixels are what is left of a window of 1280 at a zoom of
 * about 200 % and of 400 %. Everything is tried at one visit, since it takes longer to bring a page
 * into a state than to look at it. Axe, which takes longest, looks at the widest and the narrowest
 * page: each rule of a style sheet that depends on the width holds in one of these.
 */
export function testStates(states: readonly State[]): void {
  // Four runs of axe each.
  const options = { timeout: 60_000 };
  describe('axe finds nothing, targets are large enough and nothing is lost', options, () => {
    test.for(states.map((state) => [state.name, state] as const))(
      'in the state of %s',
      async ([, state], { visit }) => {
        const { widths = WIDTHS, shown, within } = state;
        const page = await enter(state, visit);
        expect(await animations(page)).toEqual([]);
        expect(await looseTexts(page)).toEqual([]);
        for (const width of widths) {
          const look = `${width}px`;
          await setWidth(page, width);
          await shown(page).waitFor();
          if (width === widths[0] || width === widths.at(-1)) {
            expect(await findFaults(page, undefined, within), look).toEqual([]);
            await setScheme(page, 'dark');
            expect(await findFaults(page, COLOR_RULES, within), `${look}, dark`).toEqual([]);
            await setScheme(page, 'light');
          }
          expect(await smallTargets(page, 24), look).toEqual([]);
          expect(await overflow(page), look).toBeLessThanOrEqual(0);
        }
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
      },
    );
  });
}
