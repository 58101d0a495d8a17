import '../../src/page/lastPress';

/** A press is forgotten when what it was on takes longer to react, in milliseconds. */
const PRESS_TIMEOUT = 10_000;

/** Marks an element whose React calls `replayPress` when it reacts; the rest is the body's. */
const PART = '[data-part]';

/**
 * Does a press again that came before a part of the page reacted. A select opens when the button
 * goes down, so that is told, too.
 *
 * @param part - Has the attribute `data-part`, or is the body. A press in a part inside of it waits
 *   for that one.
 */
export function replayPress(part: Element): void {
  const { lastPress } = window;
  if (!lastPress || (lastPress.target.closest(PART) ?? document.body) !== part) return;
  const isForgotten = performance.now() - lastPress.at > PRESS_TIMEOUT;
  const types = lastPress.isClick ? ['mousedown', 'mouseup', 'click'] : ['mousedown'];
  for (const type of isForgotten ? [] : types) {
    lastPress.target.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }),
    );
  }
  // Not before, since these are presses, too.
  window.lastPress = undefined;
}
