import { computeAccessibleName, isInaccessible } from 'dom-accessibility-api';
import { MAX_OPTIONS, type ListDescription, type OptionDescription } from './description';
import { elementsById, elementText } from './element';

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

/** Describes an option. */
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

/** The list that a combobox names: `aria-controls`, or `aria-owns` of ARIA 1.0. */
export function listOf(combobox: Element): Element | undefined {
  for (const attribute of ['aria-controls', 'aria-owns']) {
    const ids = combobox.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? [];
    for (const id of ids) {
      for (const element of elementsById(combobox, id)) {
        const list =
          element.closest('[role="listbox"]') ?? element.querySelector('[role="listbox"]');
        if (list) return list;
      }
    }
  }
  return undefined;
}

/**
 * The popup around a list. rc-select puts the visible rows beside the exposed list, not into it.
 */
export function popupOf(list: Element): Element {
  return list.closest('[class*="-dropdown"]') ?? list.parentElement ?? list;
}

/** Describes a list: what it exposes, and what its popup shows. */
export function describeList(list: Element, activeId: string | null): ListDescription {
  const isHidden = isInaccessible(list);
  const elements = isHidden ? [] : optionElements(list);
  // The classes are rc-select's; no attribute says which rows look disabled or active.
  const rows = isHidden
    ? []
    : [...popupOf(list).querySelectorAll('[class*="-item-option-content"]')];
  const rowElements = rows.flatMap((content) => content.parentElement ?? []);
  const withClass = (name: string) =>
    rowElements.filter((row) => [...row.classList].some((one) => one.endsWith(name)));
  const active = withClass('-item-option-active')[0];
  return {
    id: list.id,
    name: computeAccessibleName(list),
    isHidden,
    isMultiselectable: list.getAttribute('aria-multiselectable') === 'true',
    options: elements
      .slice(0, MAX_OPTIONS)
      .map((element) => describeOption(element, elements, activeId)),
    optionCount: elements.length,
    emptyText: isHidden || elements.length > 0 ? '' : elementText(list),
    rowsWithoutRole: rowElements.filter((row) => !row.hasAttribute('role')).length,
    disabledRows: withClass('-item-option-disabled').length,
    activeRow: active && elementText(active.querySelector('[class*="-item-option-content"]')),
  };
}
