import { expect } from 'vitest';
import type { UseProps } from '../support/page/kit';
import { opens } from './common';
import { caretOf, compare, press, setCaret, show, type Pressed, type Proof } from './pressed';

const TEXT = 'oaks';
const MIDDLE = 2;
const SHORTER = TEXT.slice(0, MIDDLE) + TEXT.slice(MIDDLE + 1);
const CARETS = new Map([
  ['ArrowLeft', 1],
  ['ArrowRight', 3],
  ['Home', 0],
  ['End', 4],
]);

const withText: UseProps = () => ({ defaultValue: 'oaks', options: [{ value: 'ash' }] });

/** Shows a select with a text, if it takes one, and the caret in the middle. */
async function showText(pressed: Pressed): Promise<void> {
  // Only a combobox can have a text while its list is closed.
  await (pressed.open ? show(pressed) : show(pressed, withText));
  if (pressed.open) await pressed.select.type(TEXT);
  await setCaret(pressed, MIDDLE);
}

/** Keys that move the caret. */
export const caret: Proof = {
  async closed(pressed) {
    if (pressed.mode !== 'combobox') return opens(pressed);
    await showText(pressed);
    expect(await press(pressed)).toMatchObject({ open: true, text: TEXT });
    expect(await caretOf(pressed)).toBe(CARETS.get(pressed.key));
  },
  async open(pressed) {
    await showText(pressed);
    const { before, after, picked } = await compare(pressed);
    expect(after).toEqual(before);
    expect(picked).toEqual([]);
    if (pressed.mode !== 'single') expect(await caretOf(pressed)).toBe(CARETS.get(pressed.key));
  },
};

/** Delete. */
export const deletes: Proof = {
  async closed(pressed) {
    if (pressed.mode !== 'combobox') return opens(pressed);
    await showText(pressed);
    expect(await press(pressed)).toMatchObject({ open: true, text: SHORTER });
    expect(await caretOf(pressed)).toBe(MIDDLE);
  },
  async open(pressed) {
    await showText(pressed);
    const { before, after } = await compare(pressed);
    expect(after).toMatchObject({ open: true, text: pressed.mode === 'single' ? '' : SHORTER });
    expect(after.chosen).toEqual(before.chosen);
  },
};
