import { findSuccessors, type Successors } from './successors';

/**
 * Makes the click that a browser leaves out when what was pressed is replaced before the button is
 * let go. As in the browser, its target is what contains both.
 */
function clickOnRelease(pressed: Element): void {
  const end = (event: MouseEvent) => {
    window.removeEventListener('mouseup', end, true);
    // The next press, where the button was let go before.
    window.removeEventListener('pointerdown', end, true);
    let target = event.target instanceof Element ? event.target : null;
    // Other buttons make no click.
    if (event.type === 'pointerdown' || event.button !== 0) target = null;
    while (target && !target.contains(pressed)) target = target.parentElement;
    target?.dispatchEvent(new MouseEvent('click', event));
  };
  window.addEventListener('mouseup', end, true);
  window.addEventListener('pointerdown', end, true);
}

/**
 * Remembers what is lost when elements are removed from the document.
 *
 * @param container - What React is going to hydrate.
 * @param onReplaced - Called before the focus moves to a successor.
 * @returns A function to be called when React has, before effects. Where the document did not
 *   match, because something else has changed it, React has replaced the elements; the focus and
 *   the last press then go on with their successors. It returns these, if there are any.
 */
export function rememberElements(
  container: Element,
  onReplaced?: (successors: Successors) => void,
): () => Successors | undefined {
  const roots = [...container.children];
  let active = container.contains(document.activeElement) ? document.activeElement : null;
  const followFocus = ({ target }: Event) => {
    if (target instanceof Element) active = target;
  };
  // Before React, which stops events on what it has not hydrated yet.
  container.addEventListener('focusin', followFocus, true);

  return function handOver() {
    container.removeEventListener('focusin', followFocus, true);
    if (roots.every(({ isConnected }) => isConnected)) return undefined;
    const successors = findSuccessors(roots, container);
    onReplaced?.(successors);
    const { lastPress } = window;
    const pressed = lastPress && successors.of(lastPress.target);
    if (pressed) {
      window.lastPress = { ...lastPress, target: pressed };
      if (lastPress.event.type === 'mousedown' && pressed !== lastPress.target)
        clickOnRelease(pressed);
    }
    const focused = active && successors.of(active);
    // Whoever has moved on in between is somewhere else.
    if (focused instanceof HTMLElement && document.activeElement === document.body)
      focused.focus({ preventScroll: true });
    return successors;
  };
}
