import type { KeyboardEvent } from 'react';
import Select, { type SelectProps } from 'rc-select';

/** The dialog or popover around a selector, or the page where there is none. */
function containerOf(selector: HTMLElement): HTMLElement {
  return selector.closest<HTMLElement>('dialog, [popover]') ?? document.body;
}

/** Cancels the Escape that closes the list, so that the browser does not close the dialog, too. */
function closeListFirst(event: KeyboardEvent) {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Escape' && isOpen) event.preventDefault();
}

/** A select that can be in a dialog, in a popover or in the page. */
export function DialogSelect<Value>(props: SelectProps<Value>) {
  return (
    <Select<Value> getPopupContainer={containerOf} onInputKeyDown={closeListFirst} {...props} />
  );
}
