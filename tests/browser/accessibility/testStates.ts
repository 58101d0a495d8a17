import { describe } from 'vitest';
import { COLOR_RULES, findFaults } from '../support/axe';
import { looseTexts } from '../support/looseTexts';
import { expect, test } from '../support/test';
import { enter, looksOf, setWidth } from './enter';
import { addSpace, animations, overflow } from './reflow';
import type { State } from './states/state';
import { WIDTHS } from './states/state';
import { smallTargets } from './targets';

/**
 * Tests these states at every width and in both schemes, without motion. The widths of 768 and 320
 * pixels are what is left of a window of 1280 at a zoom of about 200 % and of 400 %. Everything is
 * tried at one visit, since it takes longer to bring a page into a state than to look at it.
 */
export function testStates(states: readonly State[]): void {
  // Six runs of axe each.
  const options = { timeout: 60_000 };
  describe('axe finds nothing, targets are large enough and nothing is lost', options, () => {
    test.for(states.map((state) => [state.name, state] as const))(
      'in the state of %s',
      async ([, state], { visit }) => {
        const page = await enter(state, visit);
        expect(await animations(page)).toEqual([]);
        expect(await looseTexts(page)).toEqual([]);
        for await (const { width, scheme } of looksOf(state, page)) {
          const look = `${width}px, ${scheme}`;
          // The rest has been tried at this width.
          const rules = scheme === 'dark' ? COLOR_RULES : undefined;
          expect(await findFaults(page, rules), look).toEqual([]);
          if (scheme === 'dark') continue;
          expect(await smallTargets(page, 24), look).toEqual([]);
          expect(await overflow(page), look).toBeLessThanOrEqual(0);
        }
        await addSpace(page);
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
}
