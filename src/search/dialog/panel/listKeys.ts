import type { KeyPress } from '../earlyScript';

/** How many options Page Up and Page Down skip. */
const PAGE = 8;

/**
 * Where a key leads in a list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): arrow keys wrap
 * around, Page keys, Home and End do not. With a modifier, keys belong to the text field.
 *
 * @param current - Index of the active option.
 * @returns Index of the next one, or undefined for any other key and for an empty list.
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

/**
 * Moves the focus among the buttons and links of an element with the arrow keys, as among hints.
 *
 * @param before - The element before the first one: the text field.
 * @returns Whether the focus has moved.
 */
export function moveFocus(key: string, container: HTMLElement, before: HTMLElement): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  const stops = [before, ...container.querySelectorAll<HTMLElement>('a[href], button')];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[current + (key === 'ArrowDown' ? 1 : -1)];
  next?.focus();
  return next !== undefined;
}
