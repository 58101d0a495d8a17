import { type Block, isHeading, readHeading, isPageHeader, isDemo, readDemo } from './block';
import { attributeOf, type Element, type Node, rawTextOf } from '../../../lib/markup';
import { normalise, readLines } from './lines';
import { readTable } from './table';

/**
 * A longer block of code is an example and is not searched: its words would be found instead of
 * the text that explains them.
 */
const MAX_CODE_LINES = 3;

function readCode(element: Element): Block[] {
  const lines = rawTextOf(element).split('\n').map(normalise).filter(Boolean);
  if (lines.length > MAX_CODE_LINES) return [];
  return lines.map((text) => ({ kind: 'paragraph', text }));
}

/** Puts the title of a callout (G1) before its first paragraph: on its own it says nothing. */
function readCallout(blocks: Block[]): Block[] {
  const [title, text, ...rest] = blocks;
  if (title?.kind !== 'paragraph' || text?.kind !== 'paragraph') return blocks;
  return [{ kind: 'paragraph', text: `${title.text}: ${text.text}` }, ...rest];
}

function read(element: Element): Block[] | undefined {
  if (isPageHeader(element)) return [];
  if (isHeading(element)) return [readHeading(element)];
  if (isDemo(element)) return [readDemo(element)];
  if (element.tagName === 'table') return readTable(element);
  if (element.tagName === 'pre') return readCode(element);
  if (attributeOf(element, 'role') === 'note') return readCallout(blocksOf(element));
  return undefined;
}

/**
 * Splits the text below a node into blocks, in the order of the page, without what is ignored.
 *
 * @throws {Problem} When a heading, a row of a prop table or a demo has no id to lead to.
 */
export function blocksOf(root: Node): Block[] {
  const blocks: Block[] = [];
  readLines(root, {
    line: (text) => blocks.push({ kind: 'paragraph', text }),
    element: (element) => {
      const whole = read(element);
      if (whole) blocks.push(...whole);
      return whole !== undefined;
    },
  });
  return blocks;
}
