import { expect } from 'vitest';
import type { ShownSelect } from '../support/shownSelect';
import { doesNothing, opens } from './common';
import { escapes } from './escape';
import { compare, press, show, type Pressed, type Proof } from './pressed';
import { caret, deletes } from './text';

const focusedId = ({ page }: ShownSelect) => page.evaluate(() => document.activeElement?.id ?? '');

/** Shows a list in which the first option is active. */
async function showFirst(pressed: Pressed): Promise<void> {
  await show(pressed);
  if (pressed.mode === 'combobox') await pressed.select.press('ArrowDown');
  expect((await pressed.select.state()).active).toBe('ash');
}

/** The key makes one option after the other active; beech is disabled. */
async function moves(pressed: Pressed, isDown: boolean): Promise<void> {
  await showFirst(pressed);
  const order = isDown ? ['cedar', 'wych elm', 'ash'] : ['wych elm', 'cedar', 'ash'];
  for (const active of order)
    expect(await press(pressed)).toMatchObject({ active, open: true, chosen: [] });
}

async function movesOnMac(pressed: Pressed): Promise<void> {
  const { select, key } = pressed;
  await doesNothing(pressed);
  await select.page.evaluate(() => {
    Object.defineProperty(navigator, 'appVersion', { value: 'Mac OS', configurable: true });
  });
  try {
    await moves(pressed, key === 'Control+n');
  } finally {
    await select.page.evaluate(() => Reflect.deleteProperty(navigator, 'appVersion'));
  }
}

/** The same change and the same calls as by Enter, with an option active and with none. */
async function actsLikeEnter(pressed: Pressed): Promise<void> {
  for (const isMoved of [false, true]) {
    const results: unknown[] = [];
    for (const key of ['Enter', pressed.key]) {
      await show(pressed);
      if (isMoved) await pressed.select.press('ArrowDown');
      const { after, picked } = await compare({ ...pressed, key });
      expect(after.focused).toBe(true);
      results.push({ after, picked });
    }
    expect(results[1]).toEqual(results[0]);
  }
}

/** Proofs of what keys do in every mode, by the id of their row. */
export const every = {
  'every-arrows': {
    closed: opens,
    open: (pressed) => moves(pressed, pressed.key === 'ArrowDown'),
  },
  'every-tab': {
    async closed(pressed) {
      await show(pressed);
      await press(pressed);
      expect(await focusedId(pressed.select)).toBe(pressed.key === 'Tab' ? 'after' : 'before');
    },
    open: actsLikeEnter,
  },
  'every-escape': escapes,
  'every-caret': caret,
  'every-delete': deletes,
  'every-page': { closed: opens, open: doesNothing },
  'every-next': { closed: opens, open: movesOnMac },
  'every-shortcut': { closed: opens, open: doesNothing },
  'every-other': { closed: doesNothing, open: doesNothing },
} satisfies Record<string, Proof>;
