import { name as site } from '@@/dumi/name';
import { placeOf, type STORED } from './stored';

/** What is stored under one key of the browser's storage. None of its functions throws. */
export interface Slot<Value> {
  read: () => Value;
  write: (text: string) => void;
  remove: () => void;
}

/** What defines a slot. */
export interface SlotParts<Value> {
  name: keyof typeof STORED;
  /** Distinguishes slots of the same name; it is added to the key. */
  id?: string;
  /** Reads whatever is stored; null where nothing is, or nothing can be read. Never throws. */
  parse: (text: string | null) => Value;
}

/** Runs an access to the storage. Where it is missing, blocked or full, nothing happens. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** Whether anything is stored under a name, with whatever id. */
export function hasStored(name: keyof typeof STORED): boolean {
  const { area, key } = placeOf(name, site);
  return attempt(() => Object.keys(window[area]).some((stored) => stored.startsWith(key))) ?? false;
}

/** Creates a slot. The page goes on without it where the browser has no storage for it (F2). */
export function createSlot<Value>({ name, id, parse }: SlotParts<Value>): Slot<Value> {
  const { area, key } = placeOf(name, site);
  const fullKey = id === undefined ? key : `${key}:${id}`;
  // Evaluated for each access: where cookies are blocked, even reading the property throws.
  const storage = () => window[area];
  return {
    read: () => parse(attempt(() => storage().getItem(fullKey))),
    write: (text) => void attempt(() => storage().setItem(fullKey, text)),
    remove: () => void attempt(() => storage().removeItem(fullKey)),
  };
}
