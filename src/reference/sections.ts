import type { PropEntry, PropGroup, PropTable, ReferenceEntry } from '../subject/referenceTypes';

/** Rows that belong together; only Select's have a group. */
export interface Section {
  group?: PropGroup;
  entries: ReferenceEntry[];
}

/** Puts neighbours of the same group together. */
export function toSections(entries: readonly (ReferenceEntry | PropEntry)[]): Section[] {
  const sections: Section[] = [];
  for (const entry of entries) {
    const group = 'group' in entry ? entry.group : undefined;
    const last = sections.at(-1);
    if (last?.group === group && last) last.entries.push(entry);
    else sections.push({ ...(group && { group }), entries: [entry] });
  }
  return sections;
}

/** Whether the rows of a table are in groups. */
export function hasGroups({ entries }: PropTable): boolean {
  return entries.some((entry) => 'group' in entry);
}
