import { hasEarlyLinks } from '../../../../theme/header/earlyLinks';
import { focusCurrentLink } from '../../../../theme/sidebar/showCurrentLink';
import { isHydrated } from '../isHydrated';
import { MENU_LINKS, PHONE_MENU, SIDEBAR } from '../../../document/contract';

/** What refers to other elements or is referred to, and has to be unique in a document. */
const IDS = ['id', 'for', 'aria-labelledby'];

/** Copies the children of an element, with ids of their own. */
function copyOf(original: Element): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...[...original.children].map((child) => child.cloneNode(true)));
  for (const name of IDS) {
    for (const element of copy.querySelectorAll(`[${name}]`))
      element.setAttribute(name, `menu${element.getAttribute(name)}`);
  }
  return copy;
}

/** Copies the links of the sidebar into the menu, as React would render them there. */
function addLinks(menu: Element): void {
  const sidebar = document.querySelector(`.${SIDEBAR}`);
  if (sidebar && !hasEarlyLinks()) menu.querySelector(`.${MENU_LINKS}`)?.append(copyOf(sidebar));
}

/** Removes them, which React would not expect in a closed menu. */
function removeLinks(): void {
  if (isHydrated()) return;
  for (const link of document.querySelectorAll(`.${MENU_LINKS} > :first-child ~ *`)) link.remove();
}

function openMenu(menu: HTMLDialogElement): void {
  addLinks(menu);
  // The browser has opened it if the press came before this script.
  if (!menu.open) menu.showModal();
  focusCurrentLink(menu);
  menu.addEventListener('close', removeLinks, { once: true });
  // Back to another section.
  window.addEventListener('hashchange', () => menu.close(), { once: true });
}

/**
 * Opens and closes the menu of small screens (theme/header/PhoneMenu.tsx).
 *
 * @returns Whether the press was on one of its buttons, or beside the menu.
 */
export function pressMenu(target: Element, event: Event): boolean {
  const menu = target.closest(`.${PHONE_MENU}`)?.querySelector('dialog');
  const button = target.closest('button');
  if (!menu || (!button && target !== menu)) return false;
  // Instead of the browser, which knows `command`.
  event.preventDefault();
  if (menu.contains(target)) menu.close();
  else openMenu(menu);
  return true;
}
