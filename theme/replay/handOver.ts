import { findSuccessors, type Successors } from './successors';
import { isTextField, typedIn } from './typedText';

/** What an element shows that its attributes do not say, or that was changed since. */
function copyState(from: Element, to: Element): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  else if (from instanceof HTMLDialogElement && to instanceof HTMLDialogElement) {
    if (from.open && !to.open) to.showModal();
  } else {
    const hidden = from.getAttribute('hidden');
    if (hidden === null) to.removeAttribute('hidden');
    else to.setAttribute('hidden', hidden);
  }
}

/** Elements with such a state. */
const STATEFUL = 'details, dialog, [role="tabpanel"]';

function moveParts({ parts }: Successors): void {
  for (const { before, after } of parts) {
    after.replaceChildren(...before.childNodes);
    copyState(before, after);
  }
}

function moveFocus(from: Element, { of }: Successors): void {
  const to = of(from);
  // Whoever has moved on in between is somewhere else.
  if (!(to instanceof HTMLElement) || document.activeElement !== document.body) return;
  to.focus({ preventScroll: true });
  // Null in a field that has no caret, such as one for numbers.
  if (isTextField(from) && isTextField(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Remembers what is lost when elements are removed from the document.
 *
 * @param container - What React is going to hydrate.
 * @returns A function to be called when React has, before effects. Where the document did not
 *   match, because something else has changed it, React has replaced the elements; what a reader
 *   did with them goes on with their successors, and what React does not look into is put back. It
 *   returns the successors, if there are any.
 */
export function rememberElements(container: Element): () => Successors | undefined {
  const roots = [...container.children];
  let active = container.contains(document.activeElement) ? document.activeElement : null;
  const followFocus = ({ target }: Event) => {
    if (target instanceof Element) active = target;
  };
  container.addEventListener('focusin', followFocus);
  const scrolled = [...container.querySelectorAll('*')]
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  const { scrollX, scrollY } = window;

  return function handOver() {
    container.removeEventListener('focusin', followFocus);
    if (roots.every(({ isConnected }) => isConnected)) return undefined;
    const successors = findSuccessors(roots, container);
    const { before, of } = successors;
    moveParts(successors);
    for (const element of before) {
      const successor = element.matches(STATEFUL) && !element.isConnected && of(element);
      if (successor) copyState(element, successor);
    }
    for (const [field, text] of typedIn(before, of)) field.value = text;
    for (const { element, left, top } of scrolled) of(element)?.scrollTo(left, top);
    const { lastPress } = window;
    const pressed = lastPress && of(lastPress.target);
    if (pressed) window.lastPress = { ...lastPress, target: pressed };
    if (active) moveFocus(active, successors);
    if (window.scrollX !== scrollX || window.scrollY !== scrollY)
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return successors;
  };
}
