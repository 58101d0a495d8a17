import { createPlaceFinder, type PlaceFinder } from '../../engine/show/places';
import { regionOf, textsIn } from './region';
import { findSentence, scrollTo } from './sentence';
import { type Marked } from './followedState';
import './marks.css';

/** Names of the highlights in marks.css. */
const WORDS = 'search-mark';
const SENTENCE = 'search-sentence';

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
 * Marks words and a sentence at the target of a hint, and scrolls to the sentence. Uses the CSS
 * Custom Highlight API, which leaves the document unchanged: React would not know of elements
 * around the words. Browsers without the API (Firefox before 140) mark nothing.
 *
 * @returns A function that removes the marks.
 */
export function markWords(target: Element, { words, sentence }: Marked): () => void {
  if (typeof Highlight === 'undefined') return () => undefined;
  const highlight = new Highlight();
  // Above the sentence that they are in.
  highlight.priority = 1;
  const texts = textsIn(regionOf(target));
  const answer = sentence === undefined ? undefined : findSentence(texts, sentence);
  let isOver = false;
  CSS.highlights.set(WORDS, highlight);
  if (answer) {
    CSS.highlights.set(SENTENCE, new Highlight().add(answer));
    scrollTo(answer, target);
  } else CSS.highlights.delete(SENTENCE);
  void addPlaces(highlight, texts, words, () => isOver);
  return () => {
    isOver = true;
    if (CSS.highlights.get(WORDS) !== highlight) return;
    CSS.highlights.delete(WORDS);
    CSS.highlights.delete(SENTENCE);
  };
}
