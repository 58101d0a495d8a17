import { markupOf, restoreStyles } from '../../document/page/markupStyles';
import { STAGE } from '../../document/contract';

/** Markup of the stages of the document as the server rendered it, by the id of the demo. */
const markups = new Map<string, string>();

/** Remembers the markup of a stage, and makes it ready for its demo to become live in it. */
export function prepareMarkup(stage: HTMLElement): void {
  const id = stage.getAttribute(STAGE) ?? '';
  if (!markups.has(id)) markups.set(id, markupOf(stage));
  restoreStyles(stage);
}

/** The markup of a stage of the document, for a reader who comes back to its page. */
export function firstMarkup(demo: string): string {
  return markups.get(demo) ?? '';
}
