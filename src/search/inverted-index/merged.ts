import { CODE_BITS } from '../rank/score';
import { FIELD_BITS } from './fields';

// A merged posting stands for all postings of an entry in a range of terms. It has the fields of
// all, above them the best code of grade and level, and above that the entry.

/** Where in a merged posting the code begins. */
export const MERGED_CODE_SHIFT = FIELD_BITS;

/** Where in a merged posting the entry begins. */
export const MERGED_ENTRY_SHIFT = FIELD_BITS + CODE_BITS;
