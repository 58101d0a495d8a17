import { methods } from './methods';
import { optgroup } from './optgroup';
import { option } from './option';
import { select } from './select';
import type { Reference } from './types';

const references: readonly Reference[] = [
  { id: 'Select', anchor: 'select', entries: select },
  { id: 'Methods', anchor: 'methods', entries: methods },
  { id: 'Option', anchor: 'option', entries: option },
  { id: 'OptGroup', anchor: 'optgroup', entries: optgroup },
];

/** The table that `<API id>` asks for, if there is one. */
export function findReference(id: string): Reference | undefined {
  return references.find((reference) => reference.id === id);
}
