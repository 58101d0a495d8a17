import { LOAD_FAILURE_ID } from '../../../document/contract';

/** What a page has in its body that is no demo's. */
const PAGES = `script, style, link, template, noscript, #${LOAD_FAILURE_ID}`;

/** Whether an element is in one of the parts. */
export const isIn = (parts: readonly Element[], target: EventTarget | null): boolean =>
  target instanceof Node && parts.some((part) => part.contains(target));

/**
 * Where the elements of a demo are: its stage, and what components put into the body, as a dialog
 * does. Another demo's is in there, too, while it is open: nothing says whose it is.
 */
export function partsOf(stage: Element): Element[] {
  const { body } = stage.ownerDocument;
  if (stage === body) return [stage];
  const others = [...body.children].filter(
    (child) => !child.contains(stage) && !child.matches(PAGES),
  );
  return [stage, ...others];
}
