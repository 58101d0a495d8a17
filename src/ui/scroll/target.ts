/**
 * Finds the element that a hash names.
 *
 * @param hash - With its leading `#`; malformed percent-encoding is taken literally.
 */
export function targetOf(hash: string, page: Document): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  try {
    return page.getElementById(decodeURIComponent(id));
  } catch {
    return page.getElementById(id);
  }
}

/**
 * Whether an element is in a hidden part of the page, such as the panel of a tab that is not
 * selected.
 */
export function isHidden(element: Element): boolean {
  return element.closest('[hidden]') !== null;
}
