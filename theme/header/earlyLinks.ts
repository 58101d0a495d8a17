/** The part of the menu of small screens that has the links, after its head. */
export const MENU_LINKS = '.menu-dialog-inner';

/**
 * Whether the menu has links before React has rendered some, because a reader has opened it
 * (src/site/boot/controls/menu.ts).
 */
export function hasEarlyLinks(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.querySelector(`${MENU_LINKS} > :nth-child(2)`) !== null
  );
}
