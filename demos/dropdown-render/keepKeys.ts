import type { KeyboardEvent } from 'react';

/**
 * The list is a child of the select for React, wherever it stands in the page: keys pressed beside it
 * bubble up to the select, and Enter there would choose an option. Escape may pass, to close the list.
 */
export function keepKeys(event: KeyboardEvent): void {
  if (event.key !== 'Escape') event.stopPropagation();
}
