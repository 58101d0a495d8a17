import { declaredReference } from '../../src/plugins/reference/cache';
import { describedTables } from '../../src/rc-select/reference/described';
import { findIn } from '../../src/rc-select/reference/merge';
import type { Reference } from '../../src/rc-select/reference/types';

const declared = declaredReference(process.cwd());

/** The tables of the site. */
export const REFERENCES: readonly Reference[] = describedTables.map(({ id }) => {
  const found = findIn(declared, id);
  if (typeof found !== 'object') throw new Error(`there is no table ${id}`);
  return found;
});
