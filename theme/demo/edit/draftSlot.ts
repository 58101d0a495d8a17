import { createSlot, type Slot } from '../../../src/base/storage';

/** Where the reader's version of a demo is kept while the page is loaded again. */
export function draftSlot<Value>(id: string, parse: (text: string | null) => Value): Slot<Value> {
  return createSlot({ storage: () => sessionStorage, key: `rc-select-docs:draft:${id}`, parse });
}

/** Whether a version of a demo was kept; not without storage. */
export function hasKeptDraft(id: string): boolean {
  return draftSlot(id, (text) => text !== null).read();
}
