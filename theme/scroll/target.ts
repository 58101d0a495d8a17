/** How long a navigation waits for a section whose content is still loading, in milliseconds. */
const PATIENCE = 5000;

/**
 * Finds the element that a hash names.
 *
 * @param hash - With its leading `#`; malformed percent-encoding is taken as it stands.
 */
export function targetOf(hash: string, page: Document): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  try {
    return page.getElementById(decodeURIComponent(id));
  } catch {
    return page.getElementById(id);
  }
}

/**
 * Calls `found` with the element that a hash names, at once or as soon as it is in the document: a page's content may
 * arrive after its frame.
 *
 * @returns How to stop waiting.
 */
export function whenPresent(
  hash: string,
  page: Document,
  found: (target: HTMLElement) => void,
): () => void {
  const target = targetOf(hash, page);
  if (target) {
    found(target);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const arrived = targetOf(hash, page);
    if (!arrived) return;
    stop();
    found(arrived);
  });
  const timer = setTimeout(stop, PATIENCE);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  observer.observe(page.body, { childList: true, subtree: true });
  return stop;
}
