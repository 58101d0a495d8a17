type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea';

/** What was typed into the fields of an element before its script ran. */
export function typedText(element: Element): Map<Field, string> {
  const fields = [...element.querySelectorAll<Field>(FIELDS)];
  return new Map(
    fields
      .filter((field) => field.value !== field.defaultValue)
      .map((field) => [field, field.value]),
  );
}

/**
 * Types text again when the script runs. React takes what it finds in a field for what it knows
 * (https://github.com/facebook/react/issues/12955), so the field is emptied first.
 */
export function retypeText(fields: Map<Field, string>): void {
  for (const [field, text] of fields) {
    field.value = '';
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
