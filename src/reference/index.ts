import { declared } from '@@/dumi/reference';
import subject from '@@/subject/reference';
import { findIn, type Found } from './merge';
import type { ReferenceEntry } from './types';

/** The table that `<API id>` asks for, or why it is not there. */
export function findReference(id: string): Found {
  return findIn(declared, subject, id);
}

/** The rows of a table; none where it is not there. */
export function entriesOf(id: string): readonly ReferenceEntry[] {
  const found = findReference(id);
  return typeof found === 'object' ? found.entries : [];
}
