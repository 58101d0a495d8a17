import { HELD_STYLE } from '../contract';

/**
 * Gives the elements of a document the styles that it holds (src/site/build/static-html/markup.ts)
 * as properties, which the policy allows, and takes those of the rules from them, so that React can
 * change the styles from here on.
 */
export function restoreStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${HELD_STYLE}]`)) {
    element.style.cssText = element.getAttribute(HELD_STYLE) ?? '';
    element.removeAttribute(HELD_STYLE);
  }
}

/**
 * The markup inside of an element without style attributes, which the policy of the site refuses.
 *
 * @param areHeld - Whether to keep the styles for `restoreStyles`. Those of a translation or an
 *   extension are not ours to keep.
 */
export function markupOf(element: Element, areHeld = false): string {
  if (!element.querySelector('[style]')) return element.innerHTML;
  const copy = document.createElement('div');
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  for (const styled of copy.querySelectorAll('[style]')) {
    if (areHeld) styled.setAttribute(HELD_STYLE, styled.getAttribute('style') ?? '');
    styled.removeAttribute('style');
  }
  return copy.innerHTML;
}
