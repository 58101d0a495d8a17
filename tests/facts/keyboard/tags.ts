import { expect } from 'vitest';
import type { UseProps } from '../support/page/kit';
import { typedBy } from './common';
import { compare, press, show, type Pressed, type Proof } from './pressed';
import { deletesOrRemoves, enter, removes } from './several';

const separated: UseProps = () => ({
  tokenSeparators: [',', ';'],
  options: [{ value: 'ash' }, { value: 'beech' }],
});

/** The list is open; its first row is the text, and what contains it follows. */
async function narrows(pressed: Pressed): Promise<void> {
  await show(pressed);
  const { text, matches } = typedBy(pressed);
  expect(await press(pressed)).toMatchObject({ open: true, text, rows: [text, ...matches] });
}

/** Proofs of what keys do in mode `tags`, by the id of their row. */
export const tags = {
  'tags-characters': { closed: narrows, open: narrows },
  'tags-enter': enter,
  'tags-separator': {
    async closed(pressed) {
      await show(pressed, separated);
      const { after, picked } = await compare(pressed);
      expect(after).toMatchObject({ chosen: [], text: '' });
      expect(picked).toEqual([]);
    },
    async open(pressed) {
      await show(pressed, separated);
      await pressed.select.type('oak');
      expect(await press(pressed)).toMatchObject({ chosen: ['oak'], open: false, text: '' });
    },
  },
  'tags-escape': {
    async closed(pressed) {
      await show(pressed);
      await pressed.select.type('a');
      await pressed.select.press('Escape', 'Escape');
      const { before, after } = await compare(pressed);
      expect(before).toMatchObject({ open: false, text: '' });
      expect(after).toEqual(before);
    },
    async open(pressed) {
      await show(pressed);
      await pressed.select.type('a');
      expect(await press(pressed)).toMatchObject({ open: true, text: '', chosen: [] });
      expect(await press(pressed)).toMatchObject({ open: false, text: '', chosen: [] });
    },
  },
  'tags-backspace': { closed: removes, open: deletesOrRemoves },
} satisfies Record<string, Proof>;
