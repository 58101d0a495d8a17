import { cut } from '../../../inspect/calls/formatElement';
import type { CallbackCall } from '../../../inspect/calls/watchSelects';
import {
  MAX_OPTIONS,
  REFERENCES,
  STATES,
  type ComboboxDescription,
  type ElementReference,
  type ListDescription,
  type OptionDescription,
} from '../../../inspect/describe/description';
import {
  MAX_SELECTS,
  NO_SELECTS,
  type Announcement,
  type Snapshot,
} from '../../../inspect/watch/snapshot';
import { countOf, isCount, isRecord, itemsOf, textOf } from '../../../../lib/read';
import { LIMITS } from '../limits';

/** Reads an object by one function for each field; undefined if it is no object. */
function record<Result extends object>(fields: {
  [Name in keyof Result]-?: (value: unknown) => Result[Name];
}): (value: unknown) => Result | undefined {
  const names = Object.keys(fields) as (keyof typeof fields & string)[];
  return (value) =>
    isRecord(value)
      ? (Object.fromEntries(names.map((name) => [name, fields[name](value[name])])) as Result)
      : undefined;
}

const is =
  <Value>(value: Value) =>
  () =>
    value;
const isTrue = (value: unknown) => value === true;

/** A text for assistive technology, with a sign where it was cut; empty if it is no text. */
const text = (value: unknown) =>
  typeof value === 'string' ? cut(value, LIMITS.accessibleText) : '';
const optionalText = (value: unknown) => (typeof value === 'string' ? text(value) : undefined);

const toOption = record<OptionDescription>({
  id: text,
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
  const { id, matches, role } = value;
  return (
    attribute && { attribute, id: text(id), matches: countOf(matches), role: optionalText(role) }
  );
}

const toList = record<ListDescription>({
  id: text,
  name: text,
  isHidden: isTrue,
  isMultiselectable: isTrue,
  options: (value) => itemsOf(value, MAX_OPTIONS, toOption),
  optionCount: countOf,
  emptyText: text,
  rowsWithoutRole: countOf,
  disabledRows: countOf,
  activeRow: optionalText,
});

function toStates(value: unknown): ComboboxDescription['states'] {
  const states: ComboboxDescription['states'] = {};
  for (const state of STATES) {
    const given = isRecord(value) ? optionalText(value[state]) : undefined;
    if (given !== undefined) states[state] = given;
  }
  return states;
}

const toDescription = record<ComboboxDescription>({
  role: text,
  name: text,
  description: text,
  value: text,
  shownValue: text,
  hasFocus: isTrue,
  isMultiple: isTrue,
  states: toStates,
  references: (value) => itemsOf(value, LIMITS.references, toReference),
  list: toList,
  active: toOption,
});

type OfKind<Kind> = Extract<Announcement, { kind: Kind }>;

const ANNOUNCEMENTS: {
  [Kind in Announcement['kind']]: (value: unknown) => OfKind<Kind> | undefined;
} = {
  region: record<OfKind<'region'>>({
    kind: is('region'),
    text,
    isAssertive: isTrue,
    isNew: isTrue,
  }),
  focus: record<OfKind<'focus'>>({
    kind: is('focus'),
    role: text,
    name: text,
    value: text,
    isExpanded: isTrue,
  }),
  expanded: record<OfKind<'expanded'>>({ kind: is('expanded'), isExpanded: isTrue }),
  option(value) {
    const option = isRecord(value) ? toOption(value.option) : undefined;
    return option && { kind: 'option', option };
  },
  silence: record<OfKind<'silence'>>({ kind: is('silence'), id: text }),
};

function toAnnouncement(value: unknown): Announcement | undefined {
  if (!isRecord(value)) return undefined;
  const [, read] = Object.entries(ANNOUNCEMENTS).find(([kind]) => kind === value.kind) ?? [];
  return read?.(value);
}

/**
 * Reads what is said of the selects in a frame, whatever it is, with texts and lists cut to their
 * limits. What was read is read again as the same, so the frame uses this function, too, and sends
 * no more than is taken.
 */
export function parseSnapshot(value: unknown): Snapshot {
  if (!isRecord(value)) return NO_SELECTS;
  const { names, shown, description, announcements } = value;
  return {
    names: itemsOf(names, MAX_SELECTS, text),
    shown: isCount(shown) && shown < MAX_SELECTS ? shown : undefined,
    description: toDescription(description),
    announcements: itemsOf(announcements, LIMITS.announcements, toAnnouncement),
  };
}

/** Reads what is said of a callback's call, whatever it is, with texts cut to their limits. */
export function parseCall(value: unknown): CallbackCall {
  const { select, callback, args } = isRecord(value) ? value : {};
  return {
    select: text(select),
    callback: textOf(callback, LIMITS.name),
    args: itemsOf(args, LIMITS.args, (arg) =>
      typeof arg === 'string' ? cut(arg, LIMITS.argument) : '',
    ),
  };
}
