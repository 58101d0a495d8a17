/** Between the cells of a row, which the search reads as one line (src/search/content/table.ts). */
const BETWEEN_CELLS = ' · ';

/** A character of a text node. */
interface Place {
  node: Text;
  offset: number;
}

/** The texts as one line with single spaces, and where each of its characters is. */
function lineOf(texts: readonly Text[]): { line: string; places: Place[] } {
  const places: Place[] = [];
  let line = '';
  for (const node of texts) {
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const isSpace = /\s/.test(node.data.charAt(offset));
      if (isSpace && line.endsWith(' ')) continue;
      line += isSpace ? ' ' : node.data.charAt(offset);
      places.push({ node, offset });
    }
  }
  return { line, places };
}

/** What may stand in one place of the page, longest first: a cell has no head of its column. */
function partsOf(sentence: string): string[] {
  return sentence
    .split(BETWEEN_CELLS)
    .flatMap((part) => [part, part.replace(/^[^:]+: /, '')])
    .sort((one, other) => other.length - one.length);
}

/**
 * Finds a sentence of a hint on the page, or the longest part of it that stands in one place.
 *
 * @returns Undefined if the page says it in another way.
 */
export function findSentence(texts: readonly Text[], sentence: string): Range | undefined {
  const { line, places } = lineOf(texts);
  const part = partsOf(sentence).find((each) => line.includes(each)) ?? '';
  const at = line.indexOf(part);
  const [first, last] = [places[at], places[at + part.length - 1]];
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

const isInView = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;

/** Scrolls to a sentence below the screen, unless the reader has already left the target. */
export function scrollTo(sentence: Range, target: Element): void {
  const place = sentence.getBoundingClientRect();
  if (place.bottom <= window.innerHeight || !isInView(target.getBoundingClientRect())) return;
  window.scrollBy({ top: place.top - window.innerHeight / 3, behavior: 'instant' });
}
