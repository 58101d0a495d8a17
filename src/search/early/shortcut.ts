/** A key with its modifiers, as of a keyboard event. */
export interface ShortcutPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * Whether keys are the shortcut of the search: Command+K on an Apple keyboard, Control+K elsewhere.
 * There Control+K deletes to the end of the line, which the text fields of demos shall keep.
 */
export function isSearchShortcut(press: ShortcutPress, apple: boolean): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = press;
  if (key.toLowerCase() !== 'k' || altKey || shiftKey) return false;
  return apple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
