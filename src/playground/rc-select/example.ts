import type { SelectProps } from 'rc-select';
import { print, type Literal } from '../print';

/** What the code says and what the live select gets. */
export interface Reading {
  /**
   * Source of an expression; lines after the first are indented as if it began in the first column.
   */
  code: string;
  value: unknown;
}

/** How `defaultValue` has to look for the mode in use. */
export interface ValueShape {
  /** An array instead of one value. */
  several: boolean;
  /** Objects with `value` and `label` instead of plain values. */
  labelled: boolean;
}

/** Something to choose for a prop, by a name that can stand in an address. */
export interface Example {
  id: string;
  read: (shape: ValueShape) => Reading;
}

/** An example whose code can be printed from its value. */
export function literal(id: string, value: Literal): Example {
  const reading = { code: print(value), value };
  return { id, read: () => reading };
}

/** A prop of rc-select, of any value and option. */
type Prop<Name extends keyof SelectProps> = NonNullable<SelectProps[Name]>;

/**
 * An example that needs source code: a function, or an element.
 *
 * @param _name - The prop it is for, which types it.
 * @param value - What the live select gets.
 * @param code - The same as text; a test holds it against the source of `value`.
 */
export function written<Name extends keyof SelectProps>(
  _name: Name,
  id: string,
  value: Prop<Name>,
  code: string,
): Example {
  const reading = { code, value };
  return { id, read: () => reading };
}
