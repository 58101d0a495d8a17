/** How long the pointer is over a link before that counts as intent (B13), in milliseconds. */
const INTENT_DELAY = 50;

/**
 * Listens to a reader who turns to a link: points at it for a moment, presses it or tabs to it.
 *
 * @returns A function that stops listening.
 */
export function onIntent(link: HTMLElement, listener: () => void): () => void {
  let delay: ReturnType<typeof setTimeout> | undefined;
  const listeners = new AbortController();
  const listen = (type: string, react: () => void) =>
    link.addEventListener(type, react, { passive: true, signal: listeners.signal });
  const leave = () => clearTimeout(delay);
  listen('pointerenter', () => {
    leave();
    delay = setTimeout(listener, INTENT_DELAY);
  });
  listen('pointerleave', leave);
  listen('pointerdown', listener);
  listen('focus', listener);
  return () => {
    leave();
    listeners.abort();
  };
}
