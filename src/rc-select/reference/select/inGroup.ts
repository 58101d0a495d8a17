import type { PropEntry, PropGroup, ReferenceEntry } from '../types';

/** Marks props as serving one purpose, so that each file says it once. */
export function inGroup(
  group: PropGroup,
  entries: readonly ReferenceEntry[],
): readonly PropEntry[] {
  return entries.map((entry) => ({ ...entry, group }));
}
