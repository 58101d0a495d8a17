/** What is stored under one key of the browser's storage. None of its functions throws. */
export interface Slot<Value> {
  read: () => Value;
  write: (text: string) => void;
  remove: () => void;
}

/** What a slot is made of. */
export interface SlotParts<Value> {
  /** Called for each access: where cookies are blocked, even to name the storage throws. */
  storage: () => Storage;
  key: string;
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

/** Creates a slot. The page goes on without it where the browser has no storage for it (F2). */
export function createSlot<Value>({ storage, key, parse }: SlotParts<Value>): Slot<Value> {
  return {
    read: () => parse(attempt(() => storage().getItem(key))),
    write: (text) => void attempt(() => storage().setItem(key, text)),
    remove: () => void attempt(() => storage().removeItem(key)),
  };
}
