import type { TocEntry } from './dumi';

/**
 * The headings of a page that count as its sections, in its contents and as addresses: those of the
 * second and third level.
 */
export function sectionsIn(toc: readonly TocEntry[]): TocEntry[] {
  return toc.filter(({ depth }) => depth === 2 || depth === 3);
}
