import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { REFERENCES, type ElementReference } from './description';

/** Attributes that lend an element the text of another one. */
const LENDING: ReadonlySet<string> = new Set([
  'aria-labelledby',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
]);

/** Roles that say nothing about an element (https://www.w3.org/TR/wai-aria-1.2/#generic). */
const SILENT: ReadonlySet<string> = new Set(['generic', 'none', 'presentation']);

/** Text of an element on one line. */
export function elementText(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}

/** The role of an element, by attribute or HTML; empty for one that says nothing. */
export function roleOf(element: Element): string {
  const role = getRole(element) ?? '';
  return SILENT.has(role) ? '' : role;
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

/** The ids that an attribute lists. */
export function idsIn(element: Element, attribute: string): string[] {
  return element.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? [];
}

/** The elements that the attributes of an element refer to. */
export function referencesOf(
  element: Element,
  attributes: readonly ElementReference['attribute'][] = REFERENCES,
): ElementReference[] {
  return attributes.flatMap((attribute) =>
    idsIn(element, attribute).map((id) => {
      const [first, ...others] = elementsById(element, id);
      return {
        attribute,
        id,
        matches: first ? 1 + others.length : 0,
        role: first ? roleOf(first) : undefined,
        text:
          first && LENDING.has(attribute) ? computeAccessibleName(first) || elementText(first) : '',
      };
    }),
  );
}
