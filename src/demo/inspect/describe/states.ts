import { STATES, type State, type States } from './description';

/**
 * HTML attributes that say the same as the ARIA ones
 * (https://www.w3.org/TR/html-aam-1.0/#html-attribute-state-and-property-mappings).
 */
const ATTRIBUTES: Partial<Record<State, string>> = {
  required: 'required',
  disabled: 'disabled',
  readonly: 'readonly',
};

const isCheckable = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);

/** What HTML says without an attribute that stays as it is. */
function nativeStates(element: Element): States {
  if (isCheckable(element)) {
    return { checked: element.indeterminate ? 'mixed' : String(element.checked) };
  }
  if (element instanceof HTMLInputElement && element.type === 'range') {
    return {
      valuenow: element.value,
      valuemin: element.min || '0',
      valuemax: element.max || '100',
    };
  }
  if (element instanceof HTMLSelectElement && element.multiple) return { multiselectable: 'true' };
  if (element.localName === 'summary' && element.parentElement instanceof HTMLDetailsElement) {
    return { expanded: String(element.parentElement.open) };
  }
  return {};
}

function stateOf(element: Element, state: State, native: States): string | undefined {
  const attribute = ATTRIBUTES[state];
  if (attribute && element.hasAttribute(attribute)) return 'true';
  if (state === 'disabled' && element.matches(':disabled')) return 'true';
  return native[state] ?? element.getAttribute(`aria-${state}`) ?? undefined;
}

/** The states and properties that an element has, by attribute of ARIA or by HTML. */
export function statesOf(element: Element): States {
  const native = nativeStates(element);
  return Object.fromEntries(
    STATES.flatMap((state) => {
      const value = stateOf(element, state, native);
      return value === undefined ? [] : [[state, value]];
    }),
  );
}
