/**
 * Keeps what the reader works at where it is on the screen, while the result above it gets another
 * height. Browsers with scroll anchoring do it by themselves; Safari does not
 * (https://caniuse.com/css-overflow-anchor).
 *
 * @param block - The demo block.
 * @returns A function that stops it.
 */
export function keepScroll(block: HTMLElement): () => void {
  const stage = block.querySelector('.demo-stage');
  const work = block.querySelector('.demo-sources');
  if (!stage || !work) return () => undefined;
  const topOf = () => work.getBoundingClientRect().top;
  let top = topOf();

  function remember() {
    top = topOf();
  }

  const observer = new ResizeObserver(() => {
    const drift = topOf() - top;
    const isAtWork = document.activeElement?.closest('.demo-block') === block;
    // Not while the reader is on the result, or chose to be elsewhere.
    const isOnStage = stage.contains(document.activeElement);
    if (isAtWork && !isOnStage) window.scrollBy({ top: drift, behavior: 'instant' });
    remember();
  });
  observer.observe(stage);
  // Whatever else moves the page is the reader's own doing.
  window.addEventListener('scroll', remember, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', remember);
  };
}
