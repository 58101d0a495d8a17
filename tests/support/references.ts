import { declaredReference } from '../../src/reference/build/cache';
import { describedTables } from '../../src/subject/rc-select/reference/described';
import { findIn } from '../../src/reference/merge';
import type { PropTable } from '../../src/subject/referenceTypes';

const declared = declaredReference(process.cwd());

/** The tables of the site. */
export const REFERENCES: readonly PropTable[] = describedTables.map(({ id }) => {
  const found = findIn(declared, id);
  if (typeof found !== 'object') throw new Error(`there is no table ${id}`);
  return found;
});
