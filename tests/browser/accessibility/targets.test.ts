import { describe } from 'vitest';
import { expect, test } from '../support/test';
import { enter } from './enter';
import { STATES } from './states';
import { smallTargets } from './targets';
import { touchFaults } from './touch';

/** One page of each kind, as it opens. */
const KINDS = ['/', '/?tab=migration', '/guide/forms', '/guide/glossary', '/demo', '/demo/single'];

describe('whatever is pressed is large enough', () => {
  test.for(KINDS)('on %s, for a mouse and for a finger', async (address, { visit }) => {
    const page = await visit(address);
    expect(await smallTargets(page, 24), 'mouse').toEqual([]);
    const phone = await visit(address, { device: 'phone' });
    expect(await smallTargets(phone, 40), 'finger').toEqual([]);
  });

  test.for(
    STATES.filter(({ onPhone }) => onPhone ?? true).map((state) => [state.name, state] as const),
  )('in the state of %s, for a finger', async ([, state], { visit }) => {
    const page = await enter(state, visit, { device: 'phone' });
    expect(await smallTargets(page, 40)).toEqual([]);
    // What scrolling to the top has closed was not looked at.
    expect(await state.shown(page).isVisible()).toBe(true);
    expect(await touchFaults(page)).toEqual([]);
  });
});
