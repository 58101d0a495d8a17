import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isInaccessible,
} from 'dom-accessibility-api';
import { STATES, type ComboboxDescription, type State } from './description';
import { elementText, hasFocus, elementsById, referencesOf } from './element';
import { describeList, listOf, describeOption, optionElements } from './list';

/**
 * HTML attributes that say the same as the ARIA ones
 * (https://www.w3.org/TR/html-aam-1.0/#html-attribute-state-and-property-mappings).
 */
const NATIVE: Partial<Record<State, string>> = {
  required: 'required',
  disabled: 'disabled',
  readonly: 'readonly',
};

function stateOf(element: Element, state: State): string | undefined {
  const native = NATIVE[state];
  if (native && element.hasAttribute(native)) return 'true';
  return element.getAttribute(`aria-${state}`) ?? undefined;
}

function statesOf(element: Element): Partial<Record<State, string>> {
  return Object.fromEntries(
    STATES.flatMap((state) => {
      const value = stateOf(element, state);
      return value === undefined ? [] : [[state, value]];
    }),
  );
}

function valueOf(element: Element): string {
  return 'value' in element && typeof element.value === 'string'
    ? element.value
    : elementText(element);
}

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

/** Describes what a combobox exposes to assistive technology now. Changes nothing. */
export function describeCombobox(element: HTMLElement): ComboboxDescription {
  const activeId = element.getAttribute('aria-activedescendant');
  const list = listOf(element);
  const options = list ? optionElements(list) : [];
  const [active] = activeId ? elementsById(element, activeId) : [];
  const box = boxOf(element);
  return {
    role: getRole(element) ?? '',
    name: computeAccessibleName(element),
    description: computeAccessibleDescription(element),
    value: valueOf(element),
    shownValue: shownValueOf(box),
    hasFocus: hasFocus(element),
    isMultiple: [...box.classList].some((name) => name.endsWith('-multiple')),
    states: statesOf(element),
    references: referencesOf(element),
    list: list && describeList(list, activeId),
    active:
      active && options.includes(active) ? describeOption(active, options, activeId) : undefined,
  };
}
