import { COPIED, COPIED_LABEL } from '../document/contract';
/** How long a button confirms that it has copied, in milliseconds. */
export const CONFIRMATION = 2000;

/**
 * Has a copy button say for a moment that it has copied. The document alone knows of it, where a
 * press that came before the application leaves it.
 *
 * @param button - Has the attribute `COPIED_LABEL`, and its label in a `span`.
 */
export function confirmCopied(button: HTMLElement): void {
  const label = button.querySelector('span');
  if (!label || button.hasAttribute(COPIED)) return;
  const before = label.textContent;
  button.setAttribute(COPIED, '');
  label.textContent = button.getAttribute(COPIED_LABEL);
  setTimeout(() => {
    button.removeAttribute(COPIED);
    label.textContent = before;
  }, CONFIRMATION);
}
