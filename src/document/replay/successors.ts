import { STAGE, TEXT_PART } from '../contract';
/** What React never looks into: HTML of the document, and demos, which are roots of their own. */
const OPAQUE = `[${TEXT_PART}], [${STAGE}]`;

/** Whether an element is such a part. */
export const isOpaque = (element: Element): boolean => element.matches(OPAQUE);

/** Two ways to tell that elements are alike. An extension may have changed a class. */
const LIKENESSES: readonly ((element: Element) => string)[] = [
  (element) => `${element.localName} ${element.getAttribute('class')}`,
  (element) => element.localName,
];

/** The elements that React rendered, and not what is inside of opaque parts below the roots. */
function renderedIn(roots: readonly Element[]): Element[] {
  return roots.flatMap((root) => {
    const isRendered = ({ parentElement }: Element) => {
      const part = parentElement?.closest(OPAQUE);
      return !part || !root.contains(part);
    };
    return [root, ...[...root.querySelectorAll('*')].filter(isRendered)];
  });
}

/** Elements that took the place of others when React rendered the same again. */
export interface Successors {
  /** All that React rendered before. */
  before: readonly Element[];
  /** All that it rendered now. */
  after: readonly Element[];
  /** What is where an element was, or where the innermost element around it was. */
  of: (element: Element) => Element | undefined;
}

/**
 * Finds the successors of elements by their place among those that are alike. What a translation or
 * an extension has added is like nothing of ours, so it does not count.
 *
 * @param roots - The elements that were removed.
 * @param container - What has those that are in their place.
 */
export function findSuccessors(roots: readonly Element[], container: Element): Successors {
  const before = renderedIn(roots);
  const after = renderedIn([...container.children]);
  const successorOf = (element: Element): Element | undefined => {
    for (const likeness of LIKENESSES) {
      const isAlike = (other: Element) => likeness(other) === likeness(element);
      const alike = before.filter(isAlike);
      const place = alike.indexOf(element);
      const candidates = after.filter(isAlike);
      // With more or fewer of them, the place means nothing.
      if (place >= 0 && candidates.length === alike.length) return candidates[place];
    }
    return undefined;
  };
  return {
    before,
    after,
    of: (element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const successor = each.isConnected ? each : successorOf(each);
        if (successor) return successor;
      }
      return undefined;
    },
  };
}
