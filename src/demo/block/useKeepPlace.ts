import { useEffect, type RefObject } from 'react';

/**
 * Keeps the toolbar of a demo, and what is below it, where it is on the screen while the stage
 * above gets another height: what a reader has pressed must not move away. Browsers with scroll
 * anchoring do so only in part, and Safari does not
 * (https://caniuse.com/css-overflow-anchor).
 */
export function useKeepPlace(block: RefObject<HTMLElement | null>): void {
  useEffect(
    function keepPlace() {
      const stage = block.current?.querySelector('.demo-stage');
      const toolbar = block.current?.querySelector('.demo-toolbar');
      if (!stage || !toolbar) return undefined;
      const topOf = () => toolbar.getBoundingClientRect().top;
      const isAtWork = () => Boolean(block.current?.contains(document.activeElement));
      let top = topOf();
      let height = stage.clientHeight;

      const remember = () => {
        top = topOf();
        height = stage.clientHeight;
      };

      const onScroll = () => {
        // Of the blocks of a page only one is measured. Where the stage has changed, the observer
        // is about to move the page, from where the toolbar was.
        if (isAtWork() && stage.clientHeight === height) remember();
      };

      const observer = new ResizeObserver(() => {
        // Not while the reader is on the result, or chose to be elsewhere.
        const isOnStage = stage.contains(document.activeElement);
        if (isAtWork() && !isOnStage) window.scrollBy({ top: topOf() - top, behavior: 'instant' });
        remember();
      });
      observer.observe(stage, { box: 'border-box' });
      const { current } = block;
      current?.addEventListener('focusin', remember);
      // Whatever else moves the page is the reader's own doing.
      window.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        observer.disconnect();
        current?.removeEventListener('focusin', remember);
        window.removeEventListener('scroll', onScroll);
      };
    },
    [block],
  );
}
