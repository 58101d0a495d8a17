import type { KeyboardEvent } from 'react';
import type { BaseSelectRef } from 'rc-select';

/** In an open list Tab picks the active option; this makes it move to a control beside the list. */
export function tabInto(event: KeyboardEvent, control: HTMLElement | null): void {
  const listIsOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key !== 'Tab' || event.shiftKey || !listIsOpen) return;
  event.preventDefault();
  event.stopPropagation();
  control?.focus();
}

/**
 * The popup is a child of the select for React, wherever it stands in the page: keys pressed in it
 * bubble up to the select, and Enter there would choose an option. Only Escape may, to close the list.
 */
export function keepKeys(event: KeyboardEvent, select: BaseSelectRef | null): void {
  if (event.key === 'Escape') {
    select?.focus();
    return;
  }
  event.stopPropagation();

  // The popup is the last thing in the page, so what comes before it in Tab order is not the select.
  const first = event.currentTarget.querySelector('input, button');
  if (event.key === 'Tab' && event.shiftKey && event.target === first) {
    event.preventDefault();
    select?.focus();
  }
}
