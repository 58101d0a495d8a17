import { rememberElements } from '../../document/replay/handOver';
import { isOpaque, type Successors } from '../../document/replay/successors';
import { typedIn } from '../../document/replay/typedText';
import { STAGE, TEXT_PART } from '../../document/contract';

/** Elements with a state that their attributes do not say, or that was changed since. */
const STATEFUL = 'details, dialog, [role="tabpanel"]';

function copyState(from: Element, to: Element): void {
  if (from instanceof HTMLDialogElement && to instanceof HTMLDialogElement) {
    if (from.open) to.showModal();
    return;
  }
  for (const name of ['open', 'hidden']) {
    const value = from.getAttribute(name);
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}

/** What React does not look into, by its name. */
const partsIn = (elements: readonly Element[]) =>
  new Map(
    elements.filter(isOpaque).map((part) => [
      // A demo and a text may have the same name.
      [part.getAttribute(STAGE), part.getAttribute(TEXT_PART)].join(),
      part,
    ]),
  );

/** Puts texts and demos back as they were, with all that is live in them. */
function moveParts({ before, after }: Successors): void {
  const successors = partsIn(after);
  for (const [name, part] of partsIn(before))
    successors.get(name)?.replaceChildren(...part.childNodes);
}

/**
 * The same as `rememberElements` for the page, where it also keeps what was opened, typed and
 * scrolled, and what is in the parts that React does not look into.
 */
export function rememberPage(root: Element): () => void {
  const scrolled = [...root.querySelectorAll('*')]
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  const { scrollX, scrollY } = window;
  const handOver = rememberElements(root, (successors) => {
    const { before, of } = successors;
    moveParts(successors);
    for (const element of before) {
      const successor = element.matches(STATEFUL) && of(element);
      if (successor) copyState(element, successor);
    }
    for (const [field, text] of typedIn(before, of)) field.value = text;
    for (const { element, left, top } of scrolled) of(element)?.scrollTo(left, top);
  });
  return () => {
    if (handOver()) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}
