import type { ReferenceEntry } from './types';

/** Rows that belong together. */
export interface Section {
  group?: string;
  entries: ReferenceEntry[];
}

/** Puts neighbours of the same group together. */
export function toSections(entries: readonly ReferenceEntry[]): Section[] {
  const sections: Section[] = [];
  for (const entry of entries) {
    const { group } = entry;
    const last = sections.at(-1);
    if (last?.group === group && last) last.entries.push(entry);
    else sections.push({ ...(group && { group }), entries: [entry] });
  }
  return sections;
}
