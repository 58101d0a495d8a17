import { type Block } from './block';
import { attributeOf, type Element } from '../../../lib/markup';
import { textOf } from './lines';
import { Problem } from '../../../lib/problem';

/** Whether an element is a heading. */
export function isHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.tagName);
}

/** The depth of a heading, 1 to 6. */
export function depthOf(heading: Element): number {
  return Number(heading.tagName.slice(1));
}

/**
 * Reads a heading.
 *
 * @throws {Problem} When it has no id.
 */
export function readHeading(element: Element): Block {
  const id = attributeOf(element, 'id');
  const title = textOf(element);
  if (!id) {
    throw new Problem({
      what: `the heading "${title}" has no id.`,
      why: 'search leads to sections by the ids of their headings.',
      fix: 'write it as a Markdown heading, or give the element an id where a component renders it.',
    });
  }
  return { kind: 'heading', id, depth: depthOf(element), title };
}
