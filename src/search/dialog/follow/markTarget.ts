import { type Marked } from './followedState';

/** How long the target and the words stay marked, in milliseconds: long enough to read them. */
const DURATION = 8000;

/**
 * Marks the target of a hint and, once that code has loaded, the words and the sentence, until the
 * reader presses Escape or some seconds have passed.
 *
 * The target gets an attribute, because `:target` stays on the last plain hash link when a script
 * changes the address
 * (https://html.spec.whatwg.org/multipage/browsing-the-web.html#url-and-history-update-steps).
 *
 * @returns A function that ends it earlier.
 */
export function markTarget(target: HTMLElement, marked: Marked): () => void {
  let unmark: (() => void) | undefined;
  let isOver = false;

  function end() {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('keydown', endOnEscape, { capture: true });
    delete target.dataset.followed;
    unmark?.();
  }
  function endOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') end();
  }

  const timer = setTimeout(end, DURATION);
  // In the capture phase, because an open select stops the event; it still receives it.
  window.addEventListener('keydown', endOnEscape, { capture: true });
  target.dataset.followed = '';
  // A chunk of its own, for readers who search; without it, the target is still marked.
  import('./markWords').then(
    ({ markWords }) => {
      if (!isOver) unmark = markWords(target, marked);
    },
    () => undefined,
  );
  return end;
}
