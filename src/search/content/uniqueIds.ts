import { attributeOf, elementsIn, type Node } from './dom';
import { Problem } from '../../base/problem';

/**
 * Makes sure that each of the addresses leads to one place.
 *
 * @param ids - Ids that search leads to.
 * @throws {Problem} When several elements of the document have one of them.
 */
export function checkUnique(document: Node, ids: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const element of elementsIn(document)) {
    const id = attributeOf(element, 'id');
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const repeated = ids.find((id) => (counts.get(id) ?? 0) > 1);
  if (repeated === undefined) return;
  throw new Problem({
    what: `several elements have the id "${repeated}".`,
    why: 'search leads there, and a browser takes the first one, whichever is meant.',
    fix: 'write one of the headings in another way, or give one of the demos another id.',
  });
}
