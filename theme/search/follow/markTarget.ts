/**
 * How long the target and the words stay marked: long enough to find and read them, in
 * milliseconds.
 */
const DURATION = 8000;

/**
 * Shows where a search result led: marks the target and, once that code is there, the words, until
 * the reader presses Escape or has had the time to see them.
 *
 * The target gets an attribute, since `:target` keeps to the last plain hash link when script
 * changes the address
 * (https://html.spec.whatwg.org/multipage/browsing-the-web.html#url-and-history-update-steps).
 *
 * @returns How to end it earlier.
 */
export function markTarget(target: HTMLElement, words: readonly string[]): () => void {
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
  // An open select keeps the key to itself, so it is looked at on its way there; whoever it is
  // meant for still gets it.
  window.addEventListener('keydown', endOnEscape, { capture: true });
  target.dataset.followed = '';
  // A chunk of its own, which only readers who search need; without it the target is still shown.
  import('./markWords').then(
    ({ markWords }) => {
      if (!isOver) unmark = markWords(target, words);
    },
    () => undefined,
  );
  return end;
}
