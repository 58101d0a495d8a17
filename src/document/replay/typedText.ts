type Field = HTMLInputElement | HTMLTextAreaElement;

/** What was typed into which field. */
export type TypedText = ReadonlyMap<Field, string>;

/** Whether text can be typed into an element. */
function isTextField(element: Element | undefined): element is Field {
  return element?.matches('input:not([type=checkbox], [type=radio]), textarea') === true;
}

/**
 * What was typed into fields before their script ran.
 *
 * @param elements - May be fields.
 * @param successorOf - Finds the field that has taken the place of one.
 */
export function typedIn(
  elements: Iterable<Element>,
  successorOf = (field: Element): Element | undefined => field,
): TypedText {
  const typed = new Map<Field, string>();
  for (const element of elements) {
    if (!isTextField(element) || element.value === element.defaultValue) continue;
    const field = successorOf(element);
    if (isTextField(field)) typed.set(field, element.value);
  }
  return typed;
}

/**
 * Types text again when the script runs. React takes what it finds in a field for what it knows
 * (https://github.com/facebook/react/issues/12955), so the field is emptied first.
 */
export function retypeText(fields: TypedText): void {
  for (const [field, text] of fields) {
    field.value = '';
    const prototype = Reflect.getPrototypeOf(field) ?? field;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
