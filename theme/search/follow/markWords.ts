import { createPlaceFinder, type PlaceFinder } from '../../../src/search/show/places';
import { regionOf, textsIn } from './region';

/** Name of the highlight in theme/search/follow/follow.css. */
const NAME = 'search-mark';

/** How long the page may be searched at a time without the reader noticing, in milliseconds. */
const SLICE = 5;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Adds the places of the words, from the top of the region down, and yields to the page meanwhile.
 */
async function addPlaces(
  highlight: Highlight,
  texts: readonly Text[],
  words: readonly string[],
  isOver: () => boolean,
): Promise<void> {
  let deadline = performance.now() + SLICE;
  let finder: PlaceFinder | undefined = createPlaceFinder(words);
  for (; finder; finder = finder.missed()) {
    for (const node of texts) {
      for (const { start, end } of finder.findIn(node.data)) {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        highlight.add(range);
      }
      if (performance.now() < deadline) continue;
      await nextTask();
      if (isOver()) return;
      deadline = performance.now() + SLICE;
    }
  }
}

/**
 * Marks words at the target of a hint with the CSS Custom Highlight API, which leaves the document
 * unchanged: React would not know of elements around the words. Browsers without the API (Firefox
 * before 140) mark nothing.
 *
 * @returns A function that removes the marks.
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
