/**
 * Which tab a key moves to, in the tabs pattern's horizontal variant.
 *
 * @param key - `KeyboardEvent.key`.
 * @returns Index of the tab, or undefined when the key is not one of the pattern's.
 */
export function nextTab(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
