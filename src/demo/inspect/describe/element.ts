import { getRole } from 'dom-accessibility-api';
import { REFERENCES, type ElementReference } from './description';

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

/** The elements with an id: `getElementById` would hide that there is more than one. */
export function elementsById(element: Element, id: string): Element[] {
  const escaped = id.replace(/["\\]/g, '\\$&');
  return [...element.ownerDocument.querySelectorAll(`[id="${escaped}"]`)];
}

/** The elements that the attributes of an element refer to. */
export function referencesOf(element: Element): ElementReference[] {
  return REFERENCES.flatMap((attribute) => {
    const ids = element.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? [];
    return ids.map((id) => {
      const [first, ...others] = elementsById(element, id);
      return {
        attribute,
        id,
        matches: first ? 1 + others.length : 0,
        role: first ? (getRole(first) ?? '') : undefined,
      };
    });
  });
}
