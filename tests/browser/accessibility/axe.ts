import { describe } from 'vitest';
import { COLOR_RULES, findFaults } from '../support/axe';
import { expect, test } from '../support/test';
import { enter, looksOf } from './enter';
import type { State } from './states/state';

/** Tests that axe finds nothing in any of these states, at every width and in both schemes. */
export function testStates(states: readonly State[]): void {
  // Six runs of axe each.
  const options = { timeout: 60_000 };
  describe('axe finds nothing at 1280, 768 and 320 pixels, in light and dark, in', options, () => {
    test.for(states.map((state) => [state.name, state] as const))(
      '%s',
      async ([, state], { visit }) => {
        const page = await enter(state, visit);
        for await (const { width, scheme } of looksOf(state, page)) {
          // The rest has been tried at this width.
          const rules = scheme === 'dark' ? COLOR_RULES : undefined;
          expect(await findFaults(page, rules), `${width}px, ${scheme}`).toEqual([]);
        }
      },
    );
  });
}
