import { useEffect, type RefObject } from 'react';
import type { TocEntry } from '../../src/document/page/pageData';
import { markCurrentSection } from './markCurrentSection';

/**
 * Marks the link to the section being read, and follows scrolling. The mark is in the
 * document alone, where one that came before the application stays (src/site/boot/controls).
 *
 * @param contents - Has the links to the sections.
 */
export function useCurrentSection(
  contents: RefObject<HTMLElement | null>,
  toc: readonly TocEntry[],
): void {
  const ids = toc.map(({ id }) => id).join(' ');

  useEffect(
    function followScrolling() {
      const element = contents.current;
      if (!element) return undefined;
      const mark = () => markCurrentSection(element);
      const frame = requestAnimationFrame(mark);
      // Browsers send it once a frame.
      window.addEventListener('scroll', mark, { passive: true });
      return () => {
        cancelAnimationFrame(frame);
        window.removeEventListener('scroll', mark);
      };
    },
    [contents, ids],
  );
}
