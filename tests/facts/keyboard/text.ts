import { expect } from 'vitest';
import type { UseProps } from '../support/page/kit';
import { opens } from './common';
import { caretOf, compare, press, setCaret, show, type Pressed, type Proof } from './pressed';

const TEXT = 'wxyz';
const MIDDLE = 2;
const CARETS = new Map([
  ['ArrowLeft', 1],
  ['ArrowRight', 3],
  ['Home', 0],
  ['End', 4],
]);

const withText: UseProps = () => ({ defaultValue: 'wxyz', options: [{ value: 'ash' }] });

/** Shows a select with a text and the caret in its middle; a text field that takes no text has none. */
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
    expect(await press(pressed)).toMatchObject({ open: true, text: 'wxz' });
    expect(await caretOf(pressed)).toBe(MIDDLE);
  },
  async open(pressed) {
    await showText(pressed);
    const { before, after } = await compare(pressed);
    expect(after).toMatchObject({ open: true, text: pressed.mode === 'single' ? '' : 'wxz' });
    expect(after.chosen).toEqual(before.chosen);
  },
};
