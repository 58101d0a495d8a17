import { expect } from 'vitest';
import { deletesCharacter, doesNothing, narrows, opens } from './common';
import { compare, show, type Pressed, type Proof } from './pressed';

/** The active option is picked, and the list closes. */
async function picks(pressed: Pressed): Promise<void> {
  await show(pressed);
  await pressed.select.press('ArrowDown');
  const { before, after, picked } = await compare(pressed);
  expect(before.active).toBe('cedar');
  expect(picked).toEqual(['onChange("cedar")', 'onSelect("cedar")']);
  expect(after).toMatchObject({ open: false, focused: true, chosen: ['cedar'], text: '' });
}

/** Proofs of what keys do in a single select, by the id of their row. */
export const single = {
  'single-enter': { closed: opens, open: picks },
  'single-characters': { closed: opens, open: doesNothing },
  'single-nothing': { closed: doesNothing, open: doesNothing },
} satisfies Record<string, Proof>;

/** Proofs of what keys do in a single select that can be searched, by the id of their row. */
export const search = {
  'search-characters': { closed: narrows, open: narrows },
  'search-enter': {
    closed: opens,
    async open(pressed) {
      await picks(pressed);
      await show(pressed);
      await pressed.select.type('x');
      const { after, picked } = await compare(pressed);
      expect(after).toMatchObject({ open: false, text: '', focused: true, chosen: [] });
      expect(picked).toEqual([]);
    },
  },
  'search-escape': {
    async closed(pressed) {
      for (const closing of ['Escape', 'Enter', 'Tab']) {
        await show(pressed);
        await pressed.select.type('a');
        await pressed.select.press(closing);
        const { before, after } = await compare(pressed);
        expect(before).toMatchObject({ open: false, text: '' });
        expect(after).toEqual(before);
      }
    },
    async open(pressed) {
      const useProps = () => ({
        showSearch: true,
        defaultValue: 'cedar',
        options: [{ value: 'ash' }, { value: 'cedar' }],
      });
      await show(pressed, useProps);
      await pressed.select.type('a');
      const { after, picked } = await compare(pressed);
      expect(after).toMatchObject({ open: false, text: '', chosen: ['cedar'], focused: true });
      expect(picked).toEqual([]);
    },
  },
  'search-backspace': { closed: doesNothing, open: deletesCharacter },
} satisfies Record<string, Proof>;
