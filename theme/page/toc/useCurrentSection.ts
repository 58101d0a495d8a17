import { useEffect, useState } from 'react';
import type { TocEntry } from '../../../src/page/pageData';

/** How far below the top a heading may be to count as the section being read, in pixels. */
const READING_LINE = 120;

function sectionAt(ids: readonly string[]): string | undefined {
  const bottom = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
  const passed = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top < (bottom ? window.innerHeight : READING_LINE);
  });
  return passed.at(-1);
}

/** Id of the section being read, or undefined above the first; follows scrolling once a frame. */
export function useCurrentSection(toc: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = toc.map(({ id }) => id).join(' ');

  useEffect(
    function followScrolling() {
      let frame = 0;
      const update = () => {
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          setCurrent(sectionAt(ids.split(' ')));
        });
      };
      update();
      window.addEventListener('scroll', update, { passive: true });
      return () => {
        cancelAnimationFrame(frame);
        window.removeEventListener('scroll', update);
      };
    },
    [ids],
  );

  return current;
}
