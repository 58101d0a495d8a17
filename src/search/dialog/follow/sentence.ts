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
export function scrollTo(sentence: Range, target: Element): void {
  const place = sentence.getBoundingClientRect();
  if (place.bottom <= window.innerHeight || !isInView(target.getBoundingClientRect())) return;
  window.scrollBy({ top: place.top - window.innerHeight / 3, behavior: 'instant' });
}
