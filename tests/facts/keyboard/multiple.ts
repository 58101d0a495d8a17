import { expect } from 'vitest';
import { narrows } from './common';
import { compare, press, show, type Pressed, type Proof } from './pressed';
import { deletesOrRemoves, enter, removes } from './several';

/** Hides a text with Escape. */
async function showHidden(pressed: Pressed): Promise<void> {
  await show({ ...pressed, open: true }, () => ({
    defaultValue: ['ash'],
    options: [{ value: 'ash' }, { value: 'beech' }],
  }));
  await pressed.select.type('b');
  await pressed.select.press('Escape');
  expect(await pressed.select.state()).toMatchObject({ open: false, text: '', chosen: ['ash'] });
}

/** Proofs of what keys do in mode `multiple`, by the id of their row. */
export const multiple = {
  'multiple-characters': { closed: narrows, open: narrows },
  'multiple-enter': enter,
  'multiple-escape': {
    async closed(pressed) {
      await showHidden(pressed);
      const { before, after, picked } = await compare(pressed);
      expect(after).toEqual(before);
      expect(picked).toEqual([]);
    },
    async open(pressed) {
      const { select } = pressed;
      await showHidden(pressed);
      await select.press('ArrowDown');
      expect((await select.state()).text).toBe('b');
      expect(await press(pressed)).toMatchObject({ open: false, text: '' });
      await select.press('Tab');
      await select.focus();
      await select.press('ArrowDown');
      expect(await select.state()).toMatchObject({ open: true, text: '' });
      await show(pressed, () => ({ autoClearSearchValue: false, options: [{ value: 'ash' }] }));
      await select.type('a');
      expect(await press(pressed)).toMatchObject({ open: true, text: '' });
      expect(await press(pressed)).toMatchObject({ open: false });
    },
  },
  'multiple-backspace': {
    async closed(pressed) {
      await removes(pressed);
      await showHidden(pressed);
      const { before, after, picked } = await compare(pressed);
      expect(after).toEqual(before);
      expect(picked).toEqual([]);
    },
    open: deletesOrRemoves,
  },
} satisfies Record<string, Proof>;
