import { type Block } from './block';
import { attributeOf, type Element } from './dom';

/** Whether an element is a callout (theme/page/Callout.tsx, G1). */
export function isCallout(element: Element): boolean {
  return attributeOf(element, 'role') === 'note';
}

/**
 * Puts the title of a callout, its first line, before its first paragraph: alone it says nothing.
 */
export function readCallout(blocks: Block[]): Block[] {
  const [title, text, ...rest] = blocks;
  if (title?.kind !== 'paragraph' || text?.kind !== 'paragraph') return blocks;
  return [{ kind: 'paragraph', text: `${title.text}: ${text.text}` }, ...rest];
}
