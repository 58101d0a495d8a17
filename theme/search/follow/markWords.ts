import { createPlaceFinder, type PlaceFinder } from '../../../src/search/show/places';
import { regionOf, textsIn } from './region';

/** Name of the highlight in theme/search/follow/follow.css. */
const NAME = 'search-mark';

/** So long at a time a page may be searched without the reader noticing, in milliseconds. */
const SLICE = 5;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Adds the places of the words, from the top of the region down, and lets the page breathe in
 * between.
 */
async function addPlaces(
  highlight: Highlight,
  texts: readonly Text[],
  words: readonly string[],
  isOver: () => boolean,
): Promise<void> {
  let pause = performance.now() + SLICE;
  let finder: PlaceFinder | undefined = createPlaceFinder(words);
  for (; finder; finder = finder.missed()) {
    for (const node of texts) {
      for (const { start, end } of finder.findIn(node.data)) {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        highlight.add(range);
      }
      if (performance.now() < pause) continue;
      await nextTask();
      if (isOver()) return;
      pause = performance.now() + SLICE;
    }
  }
}

/**
 * Marks words where a search result leads by the CSS Custom Highlight API, which leaves the
 * document as it is: elements put around the words would be in the way of React, which owns them.
 *
 * @returns How to take the marks away; nothing is marked in browsers without the API (Firefox
 *   before 140).
 */
export function markWords(target: Element, words: readonly string[]): () => void {
  if (typeof Highlight === 'undefined') return () => undefined;
  const highlight = new Highlight();
  let isOver = false;
  CSS.highlights.set(NAME, highlight);
  void addPlaces(highlight, textsIn(regionOf(target)), words, () => isOver);
  return () => {
    isOver = true;
    if (CSS.highlights.get(NAME) === highlight) CSS.highlights.delete(NAME);
  };
}
