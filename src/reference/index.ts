import { declared } from '@@/dumi/reference';
import { findIn, selectIn, type Found } from './merge';
import type { PropEntry } from '../subject/referenceTypes';

/** Every prop of Select, by purpose. */
export const selectEntries: readonly PropEntry[] = selectIn(declared);

/** The table that `<API id>` asks for, or why it is not there. */
export function findReference(id: string): Found {
  return findIn(declared, id);
}
