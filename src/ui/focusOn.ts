/**
 * Moves focus to the target of a navigation, so that keyboards and screen readers continue from
 * there. An element that is not focusable becomes so only while it has focus: otherwise a demo
 * block would take the focus at every click beside its select.
 */
export function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
