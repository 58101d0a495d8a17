import { isRecord, isText } from '../lib/read';
import { print, type Literal } from './code/print';
import type { Settings } from './model/settings';

/** What the code says and what the live component gets. */
export interface Reading {
  /**
   * Source of an expression; lines after the first are indented as if it began in the first column.
   */
  code: string;
  value: unknown;
}

/** Something to choose for a prop, by a name that can stand in an address. */
export interface Example {
  id: string;
  /** What it is beside all that is set. */
  read: (settings: Settings) => Reading;
}

/** What a site gives as an example: one with a name and code of its own, or a plain value. */
export type Given = Example | Literal;

/** Whether what is given is an example, and not a plain value. */
export function isExample(given: unknown): given is Example {
  return isRecord(given) && typeof given.read === 'function' && isText(given.id);
}

/** The example that is given; a plain value is called by what it is. */
export function toExample(given: Given): Example {
  if (isExample(given)) return given;
  return literal(typeof given === 'string' ? given : JSON.stringify(given), given);
}

/** An example whose code can be printed from its value. */
export function literal(id: string, value: Literal): Example {
  return spelled(id, value, print(value));
}

/** An example of any value, with its source. */
export function spelled(id: string, value: unknown, code: string): Example {
  const reading = { code, value };
  return { id, read: () => reading };
}

/**
 * Makes the function by which the examples of a component are written that need source code: a
 * function, or an element. Its arguments are the prop, which types the value; a name for the
 * address; the value; and the same as text, which a test should hold against the source.
 */
export function writtenFor<Props>() {
  return <Name extends keyof Props>(
    _name: Name,
    id: string,
    value: NonNullable<Props[Name]>,
    code: string,
  ): Example => spelled(id, value, code);
}
