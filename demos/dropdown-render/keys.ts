import type { KeyboardEvent } from 'react';
import type { BaseSelectRef } from 'rc-select';

/** Makes Tab move the focus into the popup; in an open list it would choose the active option. */
export function tabInto(event: KeyboardEvent, control: HTMLElement | null): void {
  const listIsOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key !== 'Tab' || event.shiftKey || !listIsOpen) return;
  event.preventDefault();
  event.stopPropagation();
  control?.focus();
}

/**
 * Keeps keys in the popup. For React the popup is a child of the select: keys would bubble up to the
 * select, where Enter chooses an option. Only Escape may bubble, because it closes the list.
 */
export function keepKeys(event: KeyboardEvent, select: BaseSelectRef | null): void {
  if (event.key === 'Escape') {
    select?.focus();
    return;
  }
  event.stopPropagation();

  // The popup is at the end of the page, so Shift+Tab alone would not lead to the select.
  const first = event.currentTarget.querySelector('input, button');
  if (event.key === 'Tab' && event.shiftKey && event.target === first) {
    event.preventDefault();
    select?.focus();
  }
}
