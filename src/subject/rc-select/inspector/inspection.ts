import { isInaccessible } from 'dom-accessibility-api';
import type { Inspection } from '../../../demo/inspect/adapter';
import { elementText } from '../../../demo/inspect/describe/element';
import { CALLBACKS, mayAdd } from './callbacks';
import { describeList, listOf, popupOf } from './list';
import { parseDetails } from './parseDetails';
import type { SelectDetails } from './selectDetails';

/** The box of rc-select around its text field, or the element itself if there is none. */
function boxOf(element: Element): Element {
  return element.closest('[class*="-selector"]')?.parentElement ?? element;
}

function withClass(within: Element, ending: string): Element[] {
  return [...within.querySelectorAll(`[class*="${ending}"]`)].filter(({ classList }) =>
    [...classList].some((name) => name.endsWith(ending)),
  );
}

function shownValueOf(box: Element): string {
  const tags = withClass(box, '-selection-item-content');
  const shown = tags.length > 0 ? tags : withClass(box, '-selection-item');
  return shown.map(elementText).filter(Boolean).join(', ');
}

/**
 * The selects in a part of the page: all elements with the role combobox that are exposed to
 * assistive technology.
 */
export function findComboboxes(within: Element): HTMLElement[] {
  const all = within.querySelectorAll<HTMLElement>('[role="combobox"]');
  return [...all].filter((element) => !isInaccessible(element));
}

/** Describes what only a combobox of rc-select has. Changes nothing. */
export function detailsOf(element: Element): SelectDetails {
  const list = listOf(element);
  const box = boxOf(element);
  return {
    shownValue: shownValueOf(box),
    isMultiple: [...box.classList].some((name) => name.endsWith('-multiple')),
    list: list && describeList(list, element.getAttribute('aria-activedescendant')),
  };
}

/** What the inspector looks at in demos of rc-select. */
export const inspection: Inspection = {
  callbacks: CALLBACKS,
  mayAdd,
  find: findComboboxes,
  references: ['aria-controls', 'aria-owns', 'aria-activedescendant'],
  popupsOf: (element) => [listOf(element)].flatMap((list) => (list ? popupOf(list) : [])),
  detailsOf,
  parseDetails,
};
