import { cut } from '../../../inspect/calls/formatElement';
import type { CallbackCall } from '../../../inspect/calls/watchCalls';
import {
  MAX_ELEMENTS,
  MAX_REGIONS,
  NO_ELEMENTS,
  SPOKEN_STATES,
  type Announcement,
  type LiveRegion,
  type Snapshot,
} from '../../../inspect/watch/snapshot';
import { isCount, isRecord, itemsOf, textOf } from '../../../../lib/read';
import { LIMITS } from '../limits';
import { parseElement, parseItem, parseStates } from './parseElement';
import { is, isTrue, record, shortText, text } from './readFields';

type OfKind<Kind> = Extract<Announcement, { kind: Kind }>;

const spokenStates = (value: unknown) => parseStates(value, SPOKEN_STATES);

const ANNOUNCEMENTS: {
  [Kind in Announcement['kind']]: (value: unknown) => OfKind<Kind> | undefined;
} = {
  region: record<OfKind<'region'>>({
    kind: is('region'),
    text,
    isAssertive: isTrue,
    isNew: isTrue,
  }),
  press: record<OfKind<'press'>>({ kind: is('press'), press: shortText }),
  focus: record<OfKind<'focus'>>({
    kind: is('focus'),
    role: shortText,
    name: text,
    value: text,
    states: spokenStates,
  }),
  states: record<OfKind<'states'>>({ kind: is('states'), states: spokenStates }),
  value: record<OfKind<'value'>>({ kind: is('value'), value: text }),
  item(value) {
    const item = isRecord(value) ? parseItem(value.item) : undefined;
    return item && { kind: 'item', item };
  },
  silence: record<OfKind<'silence'>>({ kind: is('silence'), id: shortText }),
};

function toAnnouncement(value: unknown): Announcement | undefined {
  if (!isRecord(value)) return undefined;
  const [, read] = Object.entries(ANNOUNCEMENTS).find(([kind]) => kind === value.kind) ?? [];
  return read?.(value);
}

const toRegion = record<LiveRegion>({ role: shortText, isAssertive: isTrue, text });

/**
 * Reads what is said of the elements in a frame, whatever it is, with texts and lists cut to their
 * limits. What was read is read again as the same, so the frame uses this function, too, and sends
 * no more than is taken.
 */
export function parseSnapshot(value: unknown): Snapshot {
  if (!isRecord(value)) return NO_ELEMENTS;
  const { elements, shown, details, regions, announcements } = value;
  return {
    elements: itemsOf(elements, MAX_ELEMENTS, parseElement),
    shown: isCount(shown) && shown < MAX_ELEMENTS ? shown : undefined,
    // `Inspection.parseDetails` reads it, which this script does without.
    details,
    regions: itemsOf(regions, MAX_REGIONS, toRegion),
    announcements: itemsOf(announcements, LIMITS.announcements, toAnnouncement),
  };
}

/** Reads what is said of a callback's call, whatever it is, with texts cut to their limits. */
export function parseCall(value: unknown): CallbackCall {
  const { component, callback, args } = isRecord(value) ? value : {};
  return {
    component: text(component),
    callback: textOf(callback, LIMITS.name),
    args: itemsOf(args, LIMITS.args, (arg) =>
      typeof arg === 'string' ? cut(arg, LIMITS.argument) : '',
    ),
  };
}
