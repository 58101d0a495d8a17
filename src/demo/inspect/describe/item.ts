import { computeAccessibleName } from 'dom-accessibility-api';
import type { ItemDescription } from './description';
import { elementsById, idsIn, roleOf } from './element';

/** Roles whose items have a place that screen readers say. */
const LISTS = ['listbox', 'menu', 'menubar', 'tree', 'tablist', 'radiogroup']
  .map((role) => `[role="${role}"]`)
  .join();

function flag(element: Element, attribute: string): boolean | undefined {
  const value = element.getAttribute(attribute);
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
}

function count(element: Element, attribute: string): number | undefined {
  const value = Number(element.getAttribute(attribute) ?? '');
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

/** Describes an item among the exposed items of its list; in none of them it has no place. */
export function describeItem(
  element: Element,
  siblings: readonly Element[],
  activeId: string | null,
): ItemDescription {
  return {
    id: element.id,
    role: roleOf(element),
    name: computeAccessibleName(element),
    isSelected: flag(element, 'aria-selected'),
    isDisabled: flag(element, 'aria-disabled') ?? false,
    isActive: element.id !== '' && element.id === activeId,
    position: count(element, 'aria-posinset') ?? siblings.indexOf(element) + 1,
    size: count(element, 'aria-setsize') ?? siblings.length,
  };
}

/** The element that `aria-activedescendant` names; undefined if there is none. */
function activeElementOf(element: Element): Element | undefined {
  const [id] = idsIn(element, 'aria-activedescendant');
  return id === undefined ? undefined : elementsById(element, id)[0];
}

/** Describes the item that `aria-activedescendant` names; undefined if it names none. */
export function describeActive(element: Element): ItemDescription | undefined {
  const active = activeElementOf(element);
  const role = active?.getAttribute('role');
  if (!active || !role) return undefined;
  const siblings = active.closest(LISTS)?.querySelectorAll(`[role="${role}"]`) ?? [];
  return describeItem(active, [...siblings], active.id);
}

/**
 * Whether the active descendant is out of reach: it has to be in the element, or in what that owns
 * or controls (https://www.w3.org/TR/wai-aria-1.2/#aria-activedescendant).
 */
export function isActiveOutside(element: Element): boolean {
  const active = activeElementOf(element);
  const owned = ['aria-owns', 'aria-controls'].flatMap((attribute) =>
    idsIn(element, attribute).flatMap((id) => elementsById(element, id)),
  );
  return active !== undefined && ![element, ...owned].some((part) => part.contains(active));
}
