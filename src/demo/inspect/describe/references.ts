import { getRole } from 'dom-accessibility-api';
import type { ElementReference } from './description';

const ATTRIBUTES = ['aria-controls', 'aria-owns', 'aria-activedescendant'] as const;

/** The elements with an id: `getElementById` would hide that there is more than one. */
export function elementsById(element: Element, id: string): Element[] {
  const escaped = id.replace(/["\\]/g, '\\$&');
  return [...element.ownerDocument.querySelectorAll(`[id="${escaped}"]`)];
}

/** The elements that the attributes of an element refer to. */
export function referencesOf(element: Element): ElementReference[] {
  return ATTRIBUTES.flatMap((attribute) => {
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
