import { attributeOf, type Element, findAll, type Node, hasClass } from '../../../lib/markup';
import { textOf, readLines } from './lines';
import { Problem } from '../../../lib/problem';
import type { FrontmatterInput } from '../../engine/site/data';
import { DEMO } from '../../../document/contract';

/** A piece of a page in reading order. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; id: string; depth: number; title: string }
  /** A demo; the text that follows it explains it. */
  | { kind: 'demo'; id: string; depth: number; title: string; description: string }
  /** A table with an address, whose rows have none. */
  | { kind: 'table'; id: string; title: string; rows: string[] }
  /** The heading of a group of rows in a table. */
  | { kind: 'rows'; id: string; title: string }
  /** A row of a table that has an address. */
  | { kind: 'row'; id: string; title: string; facts: string[]; paragraphs: string[] };

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

const isTitle = ({ tagName }: Element): boolean => tagName === 'h1';

/**
 * Whether an element is the header of the page (theme/layout/PageHeader.tsx), which is not part of
 * its text.
 */
export function isPageHeader(element: Element): boolean {
  return element.tagName === 'header' && findAll(element, isTitle).length > 0;
}

/**
 * Reads title and description as the page shows them.
 *
 * @throws {Problem} When there is no title.
 */
export function readPageHeader(root: Node): FrontmatterInput {
  const [header] = findAll(root, isPageHeader);
  const title = header && findAll(header, isTitle).map(textOf).join(' ');
  if (!title) {
    throw new Problem({
      what: 'the page has no title: no <h1> in a <header>, or one without text.',
      why: 'search shows every hint under the title of its page.',
      fix: 'give the page a `title` in its front matter; theme/layout/PageHeader.tsx shows it.',
    });
  }
  const description: string[] = [];
  readLines(header, { line: (text) => description.push(text), element: isTitle });
  return { title, description: description.join(' ') };
}

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
      fix: 'give <code src> a title, and compare src/demo/block with src/search/build/content/block.ts.',
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
