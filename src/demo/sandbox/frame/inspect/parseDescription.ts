import {
  MAX_OPTIONS,
  STATES,
  type ComboboxDescription,
  type ListDescription,
  type OptionDescription,
  type ElementReference,
} from '../../../inspect/describe/description';
import { countOf, isRecord, itemsOf, type Fields } from '../../../../lib/read';
import { LIMITS } from '../limits';
import { cutAccessibleText } from './cutAccessibleText';

const ATTRIBUTES: readonly ElementReference['attribute'][] = [
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
];

function toReference(value: unknown): ElementReference | undefined {
  if (!isRecord(value)) return undefined;
  const attribute = ATTRIBUTES.find((known) => known === value.attribute);
  if (!attribute) return undefined;
  const role = typeof value.role === 'string' ? cutAccessibleText(value.role) : undefined;
  return { attribute, id: cutAccessibleText(value.id), matches: countOf(value.matches), role };
}

function toList(value: unknown): ListDescription | undefined {
  if (!isRecord(value)) return undefined;
  return {
    id: cutAccessibleText(value.id),
    name: cutAccessibleText(value.name),
    isHidden: value.isHidden === true,
    isMultiselectable: value.isMultiselectable === true,
    options: itemsOf(value.options, MAX_OPTIONS, parseOption),
    optionCount: countOf(value.optionCount),
    emptyText: cutAccessibleText(value.emptyText),
    rowsWithoutRole: countOf(value.rowsWithoutRole),
    disabledRows: countOf(value.disabledRows),
    activeRow: typeof value.activeRow === 'string' ? cutAccessibleText(value.activeRow) : undefined,
  };
}

function toStates(value: unknown): ComboboxDescription['states'] {
  const fields: Fields = isRecord(value) ? value : {};
  const states: ComboboxDescription['states'] = {};
  for (const state of STATES) {
    if (typeof fields[state] === 'string') states[state] = cutAccessibleText(fields[state]);
  }
  return states;
}

/**
 * Reads the description of an option, whatever it is, with its texts cut; undefined if it is not an
 * object.
 */
export function parseOption(value: unknown): OptionDescription | undefined {
  if (!isRecord(value)) return undefined;
  const { isSelected } = value;
  return {
    id: cutAccessibleText(value.id),
    name: cutAccessibleText(value.name),
    isSelected: typeof isSelected === 'boolean' ? isSelected : undefined,
    isDisabled: value.isDisabled === true,
    isActive: value.isActive === true,
    position: countOf(value.position),
    size: countOf(value.size),
  };
}

/**
 * Reads the description of a combobox, whatever it is, with texts and lists cut; undefined if it is
 * not an object.
 */
export function parseDescription(value: unknown): ComboboxDescription | undefined {
  if (!isRecord(value)) return undefined;
  return {
    role: cutAccessibleText(value.role),
    name: cutAccessibleText(value.name),
    description: cutAccessibleText(value.description),
    value: cutAccessibleText(value.value),
    shownValue: cutAccessibleText(value.shownValue),
    hasFocus: value.hasFocus === true,
    isMultiple: value.isMultiple === true,
    states: toStates(value.states),
    references: itemsOf(value.references, LIMITS.references, toReference),
    list: toList(value.list),
    active: parseOption(value.active),
  };
}
