/**
 * Moves focus to where a navigation led, so that keyboard and screen reader go on from there. What
 * cannot take focus by itself can for as long as it has it: left focusable, a demo block would take
 * focus from every click beside its select.
 */
export function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
