import { expect } from 'vitest';
import { compare, press, show, type Pressed } from './pressed';

/** The list opens and nothing is picked. */
export async function opens(pressed: Pressed): Promise<void> {
  await show(pressed);
  const { before, after, picked } = await compare(pressed);
  expect([before.open, after.open, after.focused]).toEqual([false, true, true]);
  expect(picked).toEqual([]);
}

/** The select stays as it is. */
export async function doesNothing(pressed: Pressed): Promise<void> {
  await show(pressed);
  const { before, after, picked } = await compare(pressed);
  expect(after).toEqual(before);
  expect(picked).toEqual([]);
}

const MATCHES = new Map([
  ['a', ['ash', 'cedar']],
  ['Space', ['wych elm']],
]);

/** The character, and the options that contain it. */
export function typedBy({ key }: Pressed): { text: string; matches: string[] } {
  return { text: key === 'Space' ? ' ' : key, matches: MATCHES.get(key) ?? [] };
}

/** The list is open and shows what contains the character. */
export async function narrows(pressed: Pressed): Promise<void> {
  await show(pressed);
  const { text, matches } = typedBy(pressed);
  expect(await press(pressed)).toMatchObject({ open: true, text, rows: matches });
}

/** A character goes; nothing is picked or removed. */
export async function deletesCharacter(pressed: Pressed): Promise<void> {
  await show(pressed);
  await pressed.select.type('ce');
  const { after, picked } = await compare(pressed);
  expect(after).toMatchObject({ open: true, text: 'c' });
  expect(picked).toEqual([]);
}
