/** A key with its modifiers. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Whether keys are the shortcut of the search: Command+K on an Apple keyboard, Control+K elsewhere.
 * On an Apple keyboard, Control+K deletes to the end of the line, in the text fields of demos, too.
 */
export function isSearchShortcut(press: KeyPress, apple: boolean): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = press;
  if (key.toLowerCase() !== 'k' || altKey || shiftKey) return false;
  return apple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
