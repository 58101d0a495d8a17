import { useLayoutEffect, type RefObject } from 'react';
import type { DemoView } from '../../../../src/demo/view/view';

/**
 * Shows where the content of a frame begins, which may be the far side of one that is wider than
 * there is room for.
 */
export function useStartOfFrame(
  scroller: RefObject<HTMLElement | null>,
  isCut: boolean,
  dir: DemoView['dir'],
): void {
  useLayoutEffect(
    function scrollToStart() {
      if (!isCut || !scroller.current) return;
      scroller.current.scrollTo({ left: dir === 'rtl' ? scroller.current.scrollWidth : 0 });
    },
    [scroller, isCut, dir],
  );
}
