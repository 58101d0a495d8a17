/**
 * Scrolls a list of links so that the one to the current page is in its middle, unless it can be
 * seen. Only the list moves, not the page around it.
 */
export function showCurrentLink(list: HTMLElement): void {
  const link = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!link) return;
  const { top, bottom, height } = list.getBoundingClientRect();
  if (link.top >= top && link.bottom <= bottom) return;
  list.scrollTop += link.top - top - (height - link.height) / 2;
}

/** Focuses the link to the current page in an open menu, where the reader goes on from. */
export function focusCurrentLink(menu: HTMLElement): void {
  showCurrentLink(menu);
  menu.querySelector<HTMLElement>('[aria-current="page"]')?.focus({ preventScroll: true });
}
