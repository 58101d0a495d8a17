import { computeAccessibleName, isInaccessible } from 'dom-accessibility-api';
import { elementsById, elementText, idsIn } from '../../../demo/inspect/describe/element';
import { describeItem } from '../../../demo/inspect/describe/item';
import { MAX_OPTIONS, type ListDescription } from './selectDetails';

function optionElements(list: Element): Element[] {
  return [...list.querySelectorAll('[role="option"]')];
}

/** The list that a combobox names: `aria-controls`, or `aria-owns` of ARIA 1.0. */
export function listOf(combobox: Element): Element | undefined {
  for (const attribute of ['aria-controls', 'aria-owns']) {
    for (const id of idsIn(combobox, attribute)) {
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
      .map((element) => describeItem(element, elements, activeId)),
    optionCount: elements.length,
    emptyText: isHidden || elements.length > 0 ? '' : elementText(list),
    rowsWithoutRole: rowElements.filter((row) => !row.hasAttribute('role')).length,
    disabledRows: withClass('-item-option-disabled').length,
    activeRow: active && elementText(active.querySelector('[class*="-item-option-content"]')),
  };
}
