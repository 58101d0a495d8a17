import { useEffect, type RefObject } from 'react';

/**
 * Keeps the toolbar of a demo, and what is below it, where it is on the screen while the stage
 * above gets another height: what a reader has pressed must not move away. Browsers with scroll
 * anchoring do so only in part, and Safari does not
 * (https://caniuse.com/css-overflow-anchor).
 *
 * @param block - The demo block.
 */
export function useKeepPlace(block: RefObject<HTMLElement | null>): void {
  useEffect(
    function keepPlace() {
      const stage = block.current?.querySelector('.demo-stage');
      const toolbar = block.current?.querySelector('.demo-toolbar');
      if (!stage || !toolbar) return undefined;
      const topOf = () => toolbar.getBoundingClientRect().top;
      let top = topOf();
      let height = stage.clientHeight;

      const remember = () => {
        top = topOf();
        height = stage.clientHeight;
      };

      const onScroll = () => {
        // Otherwise the observer is about to move the page, from where the toolbar was.
        if (stage.clientHeight === height) remember();
      };

      const observer = new ResizeObserver(() => {
        const { activeElement } = document;
        const isAtWork = Boolean(block.current?.contains(activeElement));
        // Not while the reader is on the result, or chose to be elsewhere.
        const isOnStage = stage.contains(activeElement);
        if (isAtWork && !isOnStage) window.scrollBy({ top: topOf() - top, behavior: 'instant' });
        remember();
      });
      observer.observe(stage, { box: 'border-box' });
      // Whatever else moves the page is the reader's own doing.
      window.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        observer.disconnect();
        window.removeEventListener('scroll', onScroll);
      };
    },
    [block],
  );
}
