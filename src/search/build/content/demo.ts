import { type Block } from './block';
import { attributeOf, type Element, findAll, hasClass } from '../../../lib/markup';
import { depthOf, isHeading } from './heading';
import { readLines, textOf } from './lines';
import { Problem } from '../../../lib/problem';
import { DEMO } from '../../../document/contract';

const isHeader = ({ tagName }: Element): boolean => tagName === 'header';

/** Whether an element is a demo block (src/demo/block). */
export function isDemo(element: Element): boolean {
  return element.tagName === 'section' && hasClass(element, DEMO);
}

/**
 * Reads the heading and the description of a demo. The demo itself, its source and its tools are
 * not searched.
 *
 * @throws {Problem} When it has no id or no heading.
 */
export function readDemo(element: Element): Block {
  const id = attributeOf(element, 'id');
  const [header] = findAll(element, isHeader);
  const [heading] = header ? findAll(header, isHeading) : [];
  if (!id || !header || !heading) {
    throw new Problem({
      what: `a demo has no ${id ? `heading (${id})` : 'id'}.`,
      why: 'search shows a demo by its heading and leads to it by its id.',
      fix: 'give <code src> a title, and compare src/demo/block with src/search/build/content/demo.ts.',
    });
  }
  const description: string[] = [];
  readLines(header, { line: (text) => description.push(text), element: isHeading });
  return {
    kind: 'demo',
    id,
    depth: depthOf(heading),
    title: textOf(heading),
    description: description.join(' '),
  };
}
