import { findPlaces } from '../../src/search/show/places';
import { regionOf, textsIn } from './region';

/** Name of the highlight in theme/styles/search-hit.css. */
const NAME = 'search-hit';

/**
 * Marks words where a search result leads by the CSS Custom Highlight API, which leaves the document as it is: elements
 * put around the words would be in the way of React, which owns them.
 *
 * @returns How to take the marks away; nothing is marked in browsers without the API (Firefox before 140).
 */
export function markWords(target: Element, words: readonly string[]): () => void {
  if (typeof Highlight === 'undefined') return () => undefined;
  const texts = textsIn(regionOf(target));
  const places = findPlaces(
    texts.map(({ data }) => data),
    words,
  );
  const highlight = new Highlight();
  for (const { text, start, end } of places) {
    const node = texts[text];
    if (!node) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    highlight.add(range);
  }
  CSS.highlights.set(NAME, highlight);
  return () => {
    if (CSS.highlights.get(NAME) === highlight) CSS.highlights.delete(NAME);
  };
}
