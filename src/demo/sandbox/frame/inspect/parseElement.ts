import {
  REFERENCES,
  STATES,
  type ElementDescription,
  type ElementReference,
  type ItemDescription,
  type State,
} from '../../../inspect/describe/description';
import { countOf, isRecord, itemsOf } from '../../../../lib/read';
import { LIMITS } from '../limits';
import { isTrue, record, shortText, text } from './readFields';

/** Reads the description of an item. */
export const parseItem = record<ItemDescription>({
  id: shortText,
  role: shortText,
  name: text,
  isSelected: (value) => (typeof value === 'boolean' ? value : undefined),
  isDisabled: isTrue,
  isActive: isTrue,
  position: countOf,
  size: countOf,
});

function toReference(value: unknown): ElementReference | undefined {
  if (!isRecord(value)) return undefined;
  const attribute = REFERENCES.find((known) => known === value.attribute);
  return (
    attribute && {
      attribute,
      id: shortText(value.id),
      matches: countOf(value.matches),
      role: typeof value.role === 'string' ? shortText(value.role) : undefined,
      text: shortText(value.text),
    }
  );
}

/** Reads the states of an element by their names; others are left out. */
export function parseStates<Name extends State>(
  value: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const states: Partial<Record<Name, string>> = {};
  for (const state of names) {
    const given = isRecord(value) ? value[state] : undefined;
    if (typeof given === 'string') states[state] = shortText(given);
  }
  return states;
}

/** Reads the description of an element. */
export const parseElement = record<ElementDescription>({
  tag: shortText,
  role: shortText,
  name: text,
  description: text,
  value: text,
  hasFocus: isTrue,
  isNative: isTrue,
  sharedId: shortText,
  states: (value) => parseStates(value, STATES),
  references: (value) => itemsOf(value, LIMITS.references, toReference),
  active: parseItem,
  isActiveOutside: isTrue,
});
