import { createPlaceFinder, type PlaceFinder } from '../../engine/show/places';
import { regionOf, textsIn } from './region';
import type { Marked } from './followedState';
import './marks.css';

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** The words of a text with any white space between them, as the markup has it. */
function patternOf(text: string): RegExp {
  const words = text.split(' ').map((word) => word.replace(SPECIAL, '\\$&'));
  return new RegExp(words.join('\\s+'));
}

/** The text node with a character of all texts in a row, and its place in the node. */
function placeOf(texts: readonly Text[], at: number): [Text, number] | undefined {
  let start = 0;
  for (const node of texts) {
    if (at < start + node.length) return [node, at - start];
    start += node.length;
  }
  return undefined;
}

/**
 * Finds the sentence of a hint on the page. In a table, the search reads the head of its column
 * before a cell, where the page does not have it (src/search/build/content/table.ts).
 *
 * @returns Undefined if the page says it in another way.
 */
export function findSentence(texts: readonly Text[], sentence: string): Range | undefined {
  const all = texts.map(({ data }) => data).join('');
  const found =
    patternOf(sentence).exec(all) ?? patternOf(sentence.replace(/^[^:]+: /, '')).exec(all);
  const first = found && placeOf(texts, found.index);
  const last = found && placeOf(texts, found.index + found[0].length - 1);
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(...first);
  range.setEnd(last[0], last[1] + 1);
  return range;
}

const isInView = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;

/** Scrolls to a sentence below the screen, unless the reader has already left the target. */
function scrollTo(sentence: Range, target: Element): void {
  const place = sentence.getBoundingClientRect();
  if (place.bottom <= window.innerHeight || !isInView(target.getBoundingClientRect())) return;
  window.scrollBy({ top: place.top - window.innerHeight / 3, behavior: 'instant' });
}

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
