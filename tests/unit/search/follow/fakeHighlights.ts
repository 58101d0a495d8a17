import { vi } from 'vitest';

/** Stands in for the CSS Custom Highlight API, which jsdom lacks; returns the registry. */
export function fakeHighlights(): Map<string, Set<Range>> {
  const highlights = new Map<string, Set<Range>>();
  vi.stubGlobal('Highlight', Set);
  vi.stubGlobal('CSS', { highlights });
  return highlights;
}

/** The marked words in the order of the page. */
export function markedWords(highlights: Map<string, Set<Range>>): string[] | undefined {
  const ranges = highlights.get('search-mark');
  return ranges && [...ranges].map(String);
}
