import { findControl, type Control } from './controls';
import { literal, type Reading, type ValueShape } from './example';

/** What the reader has set: texts by prop, as they stand in the address. */
export type Settings = Readonly<Record<string, string>>;

/** The most characters of a text; the address has to stay short enough to be sent around. */
export const MAX_TEXT_LENGTH = 200;

/** Rows of no height would never fill the list, and a tabindex may be negative. */
const LEAST: Readonly<Record<string, number>> = { listHeight: 1, listItemHeight: 1, tabIndex: -1 };

/** The largest number that a control takes: more than any screen shows. */
export const LARGEST_NUMBER = 2000;

/** The smallest number that a control takes. */
export function leastNumber({ prop }: Control): number {
  return LEAST[prop.name] ?? 0;
}

const isNumber = (control: Control, text: string) =>
  String(Number(text)) === text &&
  Number.isInteger(Number(text)) &&
  Number(text) >= leastNumber(control) &&
  Number(text) <= LARGEST_NUMBER;

/**
 * What a number field's text sets its prop to; undefined where it is no number that the control
 * takes.
 */
export function readNumber(control: Control, typed: string): string | undefined {
  const text = typed.trim() && String(Number(typed));
  return isNumber(control, text) ? text : undefined;
}

/** Line breaks and the like cannot be typed into a field of one line. */
const isText = (text: string) =>
  text !== '' && text.length <= MAX_TEXT_LENGTH && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

/** Whether a control can be set to a text. */
export function isValid(control: Control, text: string): boolean {
  switch (control.kind) {
    case 'number':
      return isNumber(control, text);
    case 'text':
      return isText(text);
    case 'switch':
    case 'choice':
      return control.choices.some(({ id }) => id === text);
  }
}

/** What a control that is set to a valid text says in code and gives to the live select. */
export function read(control: Control, text: string, shape: ValueShape): Reading | undefined {
  if (!isValid(control, text)) return undefined;
  if (control.kind === 'number') return { code: text, value: Number(text) };
  if (control.kind === 'text') return literal(text, text).read(shape);
  return control.choices.find(({ id }) => id === text)?.read(shape);
}

/**
 * Sets a prop, or takes it back to its default; what a control cannot be set to changes nothing.
 */
export function change(settings: Settings, name: string, text: string | undefined): Settings {
  const others = Object.fromEntries(Object.entries(settings).filter(([other]) => other !== name));
  if (text === undefined) return others;
  const control = findControl(name);
  return control && isValid(control, text) ? { ...others, [name]: text } : settings;
}
