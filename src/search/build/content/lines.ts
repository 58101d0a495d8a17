import {
  attributeOf,
  charactersOf,
  childrenOf,
  type Element,
  isElement,
  type Node,
} from '../../../lib/markup';
import { SEARCHED_AS } from '../../../document/contract';

/** Elements that readers operate, load or look at, but do not read. */
const IGNORED_TAGS = new Set(
  'audio button canvas caption dialog iframe input meter nav noscript object progress script select style svg template textarea title video'.split(
    ' ',
  ),
);

const IGNORED_ROLES = new Set(['tablist', 'toolbar', 'status']);

/**
 * Whether an element has no text of the page: controls, loaded code, hidden elements. A caption is
 * for screen readers and repeats the heading above. `NOT_SEARCHED` is how the theme marks
 * the rest.
 */
function isIgnored(element: Element): boolean {
  return (
    IGNORED_TAGS.has(element.tagName) ||
    IGNORED_ROLES.has(attributeOf(element, 'role') ?? '') ||
    attributeOf(element, SEARCHED_AS) === 'ignore' ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'hidden') !== undefined
  );
}

/** Elements that begin and end a line; all others are part of one. */
const BREAKS = new Set(
  'address article aside blockquote body br dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** What to do with the lines of an element. */
export interface LineReader {
  /** Takes a line, with single spaces and never empty. */
  line: (text: string) => void;
  /** Returns true for an element that it takes as a whole; its lines are then not read. */
  element?: (element: Element) => boolean;
}

/** Writes text as a browser shows it: each run of white space is one space, none at the ends. */
export function normalise(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Reads the text below a node line by line, with the breaks that its elements make. */
export function readLines(root: Node, { line, element }: LineReader): void {
  let run = '';
  const flush = (): void => {
    const text = normalise(run);
    run = '';
    if (text) line(text);
  };
  const visit = (node: Node): void => {
    run += charactersOf(node) ?? '';
    if (isElement(node)) {
      if (isIgnored(node)) return;
      if (BREAKS.has(node.tagName)) flush();
      if (element?.(node)) return;
    }
    childrenOf(node).forEach(visit);
    if (isElement(node) && BREAKS.has(node.tagName)) flush();
  };
  childrenOf(root).forEach(visit);
  flush();
}

/** The lines of an element. */
export function linesOf(root: Node): string[] {
  const lines: string[] = [];
  readLines(root, { line: (text) => lines.push(text) });
  return lines;
}

/** The text of an element on one line. */
export function textOf(root: Node): string {
  return linesOf(root).join(' ');
}
