import { spelled, literal, type Reading } from '../example';
import type { Control } from './controls';
import { findControl, type PlaygroundModel } from './model';
import { isNumber } from './numbers';
import type { Settings } from './settings';

/** The most characters of a text; the address has to stay short enough to be sent around. */
export const MAX_TEXT_LENGTH = 200;

/**
 * What a number field's text sets its prop to; undefined where it is no number, and no word, that
 * the control takes.
 */
export function readNumber(control: Control, typed: string): string | undefined {
  const word = typed.trim();
  if (isChoice(control, word)) return word;
  const text = word && String(Number(word));
  return isNumber(text, control.numbers) ? text : undefined;
}

/** Line breaks and the like cannot be typed into a field of one line. */
const isText = (text: string) =>
  text !== '' && text.length <= MAX_TEXT_LENGTH && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(new Date(text).getTime());

const isChoice = ({ choices }: Control, text: string) => choices.some(({ id }) => id === text);

/** Whether a control can be set to a text. */
export function isValid(control: Control, text: string): boolean {
  switch (control.kind) {
    case 'number':
      return isNumber(text, control.numbers) || isChoice(control, text);
    case 'text':
      return isText(text);
    case 'colour':
      return /^#[\da-f]{6}$/.test(text);
    case 'date':
      return isDate(text);
    case 'switch':
    case 'choice':
      return isChoice(control, text);
  }
}

/** What a control that is set to a valid text says in code and gives to the live component. */
export function read(control: Control, text: string, settings: Settings): Reading | undefined {
  if (!isValid(control, text)) return undefined;
  const chosen = control.choices.find(({ id }) => id === text);
  if (chosen) return chosen.read(settings);
  switch (control.kind) {
    case 'number':
      return { code: text, value: Number(text) };
    case 'date':
      return spelled(text, new Date(text), `new Date('${text}')`).read(settings);
    case 'text':
    case 'colour':
      return literal(text, text).read(settings);
    case 'switch':
    case 'choice':
      return undefined;
  }
}

/**
 * Sets a prop, or takes it back to its default; what a control cannot be set to changes nothing.
 */
export function change(
  model: PlaygroundModel,
  settings: Settings,
  name: string,
  text: string | undefined,
): Settings {
  const others = Object.fromEntries(Object.entries(settings).filter(([other]) => other !== name));
  if (text === undefined) return others;
  const control = findControl(model, name);
  return control && isValid(control, text) ? { ...others, [name]: text } : settings;
}
