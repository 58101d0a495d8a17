/** Text of an element on one line. */
export function elementText(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}

/**
 * Whether what the reader types goes to an element. The active element of a frame stays the same
 * while the reader is somewhere else in the page.
 */
export function hasFocus(element: Element): boolean {
  const { ownerDocument } = element;
  return ownerDocument.activeElement === element && ownerDocument.hasFocus();
}
