import { createSlot, type Slot } from '../../lib/storage';

/** Where the reader's version of a demo is kept while the page is loaded again. */
export function draftSlot<Value>(id: string, parse: (text: string | null) => Value): Slot<Value> {
  return createSlot({ name: 'draft', id, parse });
}

/** Whether a version of a demo was kept; not without storage. */
export function hasKeptDraft(id: string): boolean {
  return draftSlot(id, (text) => text !== null).read();
}
