import { COPIED_LABEL, COPY_STATE } from '../document/contract';
/** How long a button confirms that it has copied, in milliseconds. */
export const CONFIRMATION = 2000;

/**
 * Shows the other state of a copy button for a moment. The state is in the document alone, where a
 * press that came before the application leaves it.
 *
 * @param button - That of CopyButton.tsx.
 */
export function confirmCopied(button: HTMLElement): void {
  const [before, after] = button.querySelectorAll<HTMLElement>(`.${COPY_STATE}`);
  const label = after?.querySelector('span');
  const show = (isCopied: boolean) => {
    before?.toggleAttribute('hidden', isCopied);
    after?.toggleAttribute('hidden', !isCopied);
    if (label) label.textContent = isCopied ? (label.getAttribute(COPIED_LABEL) ?? '') : '';
  };
  show(true);
  setTimeout(show, CONFIRMATION, false);
}
