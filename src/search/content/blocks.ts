import { type Block } from './block';
import { isCallout, readCallout } from './callout';
import { isDemo, readDemo } from './demo';
import { type Element, type Node } from './dom';
import { isFence, readFence } from './fence';
import { isHeading, readHeading } from './heading';
import { readLines } from './lines';
import { isPageHeader } from './pageHeader';
import { isTable, readTable } from './table';

function read(element: Element): Block[] | undefined {
  if (isPageHeader(element)) return [];
  if (isHeading(element)) return [readHeading(element)];
  if (isDemo(element)) return [readDemo(element)];
  if (isTable(element)) return readTable(element);
  if (isFence(element)) return readFence(element);
  if (isCallout(element)) return readCallout(blocksOf(element));
  return undefined;
}

/**
 * Takes the text below a node apart into blocks, in the order of the page. What readers do not read
 * is left out.
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
