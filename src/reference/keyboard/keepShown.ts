import type { MouseEvent } from 'react';

/**
 * Leaves a mode open when its summary is pressed by a key, where the summaries look like tabs: CSS
 * keeps pointers from closing it there (keyboard.css). Without script, keys close it.
 */
export function keepShown(event: MouseEvent): void {
  const summary = event.target instanceof Element && event.target.closest('[open] > summary');
  if (summary && getComputedStyle(summary).pointerEvents === 'none') event.preventDefault();
}
