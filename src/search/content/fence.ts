import { type Block } from './block';
import { type Element, rawTextOf } from './dom';
import { normalise } from './lines';

/**
 * How many lines of code a page is searched for: a command, an import, a call. Longer ones are
 * examples, whose words would be found in place of what explains them.
 */
const MOST_LINES = 3;

/** Whether an element is a fenced block of code. */
export function isFence(element: Element): boolean {
  return element.tagName === 'pre';
}

/** Reads the lines of a short block of code as paragraphs, and leaves a long one out. */
export function readFence(element: Element): Block[] {
  const lines = rawTextOf(element).split('\n').map(normalise).filter(Boolean);
  if (lines.length > MOST_LINES) return [];
  return lines.map((text) => ({ kind: 'paragraph', text }));
}
