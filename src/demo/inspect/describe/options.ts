import { computeAccessibleName } from 'dom-accessibility-api';
import type { OptionDescription } from './description';

function flag(element: Element, attribute: string): boolean | undefined {
  const value = element.getAttribute(attribute);
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
}

function count(element: Element, attribute: string): number | undefined {
  const value = Number(element.getAttribute(attribute) ?? '');
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

/** The elements of a list that are exposed as its options. */
export function optionElements(list: Element): Element[] {
  return [...list.querySelectorAll('[role="option"]')];
}

/**
 * Describes an option.
 *
 * @param siblings - The options of its list, itself included.
 */
export function describeOption(
  element: Element,
  siblings: readonly Element[],
  activeId: string | null,
): OptionDescription {
  return {
    id: element.id,
    name: computeAccessibleName(element),
    isSelected: flag(element, 'aria-selected'),
    isDisabled: flag(element, 'aria-disabled') ?? false,
    isActive: element.id !== '' && element.id === activeId,
    position: count(element, 'aria-posinset') ?? siblings.indexOf(element) + 1,
    size: count(element, 'aria-setsize') ?? siblings.length,
  };
}
