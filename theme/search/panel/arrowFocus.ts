/**
 * Moves the focus among the buttons and links of an element by the arrow keys, so that suggestions
 * are reached like results.
 *
 * @param before - What comes before the first one: the text field.
 * @returns Whether the key was one of the two and led somewhere.
 */
export function moveFocus(key: string, container: HTMLElement, before: HTMLElement): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  const stops = [before, ...container.querySelectorAll<HTMLElement>('a[href], button')];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[current + (key === 'ArrowDown' ? 1 : -1)];
  next?.focus();
  return next !== undefined;
}
