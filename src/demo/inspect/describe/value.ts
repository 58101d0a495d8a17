import { elementText } from './element';

/** Roles whose value is a number in a range. */
const RANGES: ReadonlySet<string> = new Set([
  'meter',
  'progressbar',
  'scrollbar',
  'separator',
  'slider',
  'spinbutton',
]);

/** Roles whose value is text, which is their content where it is no field of HTML. */
const TEXTS: ReadonlySet<string> = new Set(['combobox', 'searchbox', 'textbox']);

/** Types of `<input>` whose `value` is not what a user has put in. */
const NO_VALUE = /^(?:button|checkbox|file|image|radio|reset|submit)$/;

/** Whether a role has a value that changes by keys, so that a screen reader says the new one. */
export const isRange = (role: string): boolean => RANGES.has(role);

function fieldValue(element: Element): string | undefined {
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLSelectElement) {
    return [...element.selectedOptions].map(elementText).join(', ');
  }
  if (!(element instanceof HTMLInputElement)) return undefined;
  if (NO_VALUE.test(element.type)) return '';
  return element.type === 'password' ? '•'.repeat(element.value.length) : element.value;
}

/** The value of an element with a role; empty where it has none. */
export function valueOf(element: Element, role: string): string {
  const ranged =
    element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? undefined;
  if (isRange(role) && ranged !== undefined) return ranged;
  return fieldValue(element) ?? (TEXTS.has(role) ? elementText(element) : '');
}
