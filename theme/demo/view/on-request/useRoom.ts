import { useEffect, useState, type RefObject } from 'react';

/**
 * How wide the content of an element can be without scrolling sideways, in pixels; undefined until
 * it is laid out.
 */
export function useRoom(element: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();

  useEffect(
    function followRoom() {
      if (!element.current) return undefined;
      const observer = new ResizeObserver(([entry]) => {
        if (entry) setRoom(Math.floor(entry.contentRect.width));
      });
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    [element],
  );

  return room;
}
