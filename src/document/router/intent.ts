/** How long the pointer is over a link before that counts as intent (B13), in milliseconds. */
const INTENT_DELAY = 50;

/** The innermost element that the pointer is on, where it is on the container. */
const hoveredIn = (container: HTMLElement): Element =>
  [...container.querySelectorAll(':hover')].at(-1) ?? container;

/**
 * Listens to a reader who turns to a link: points at it for a moment, presses it or tabs to it.
 *
 * @param container - Has the links, which may change.
 * @param linkAt - The link that the target of an event is in, or null.
 * @returns A function that stops listening.
 */
export function onIntentIn<Link>(
  container: HTMLElement,
  linkAt: (target: EventTarget | null) => Link | null,
  listener: (link: Link) => void,
): () => void {
  let delay: ReturnType<typeof setTimeout> | undefined;
  let pointed: Link | null = null;
  const listeners = new AbortController();
  const listen = (type: string, react: (event: Event) => void) =>
    container.addEventListener(type, react, { passive: true, signal: listeners.signal });
  const pointAt = (link: Link | null) => {
    if (link === pointed) return;
    pointed = link;
    clearTimeout(delay);
    if (link) delay = setTimeout(() => listener(link), INTENT_DELAY);
  };
  const turnTo = (event: Event) => {
    const link = linkAt(event.target);
    if (link) listener(link);
  };
  listen('pointerover', (event) => pointAt(linkAt(event.target)));
  listen('pointerleave', () => pointAt(null));
  listen('pointerdown', turnTo);
  listen('focusin', turnTo);
  // Since before the application started, maybe.
  if (container.matches(':hover')) pointAt(linkAt(hoveredIn(container)));
  return () => {
    clearTimeout(delay);
    listeners.abort();
  };
}

/** The same for one link. */
export function onIntent(link: HTMLElement, listener: () => void): () => void {
  return onIntentIn(link, () => link, listener);
}
