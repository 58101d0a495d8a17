import { MENU_LINKS } from '../../src/document/contract';
/**
 * Whether the menu has links before React has rendered some, because a reader has opened it
 * (src/site/boot/controls/menu.ts).
 */
export function hasEarlyLinks(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.querySelector(`.${MENU_LINKS} > :nth-child(2)`) !== null
  );
}
