import type { KeyboardEvent } from 'react';

/** Keeps the text: Chrome empties a text field of type `search` on Escape, and the list reopens. */
export function keepText(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
