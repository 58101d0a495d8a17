import { focusOn } from './focusOn';

/**
 * Moves the focus from a control that is about to go to the part of the page around it, or to the
 * text of the page. Otherwise it would be nowhere, and keyboards would begin at the top.
 */
export function leaveFocus(control: Element): void {
  const place =
    control.closest<HTMLElement>('section, main, dialog') ?? document.querySelector('main');
  if (place) focusOn(place);
}
