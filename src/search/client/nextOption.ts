/** What Page Up and Page Down skip. */
const PAGE = 8;

/** A key with its modifiers, as of a keyboard event. */
export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * Where a key leads in a list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): arrows go
 * round, Page keys and Home and End do not. With a modifier the keys belong to the text field.
 *
 * @param current - Index of the active option.
 * @returns Index of the next one, undefined when the key is not one of these or there is nothing to
 *   move in.
 */
export function nextOption(press: KeyPress, current: number, count: number): number | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = press;
  if (count === 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return Math.min(current + PAGE, count - 1);
    case 'PageUp':
      return Math.max(current - PAGE, 0);
    default:
      return undefined;
  }
}
