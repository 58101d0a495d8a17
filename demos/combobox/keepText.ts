import type { KeyboardEvent } from 'react';

/** The field is of type `search`, which Chrome empties on Escape; the list would open again on that. */
export function keepText(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
