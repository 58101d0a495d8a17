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
