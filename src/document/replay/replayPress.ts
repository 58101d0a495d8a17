import { REPLAYED_PART, type Press } from '../contract';

/** A press is forgotten when what it was on takes longer to react, in milliseconds. */
const PRESS_TIMEOUT = 10_000;

/** Marks an element whose React calls `replayPress` when it reacts; the rest is the body's. */
const PART = `[${REPLAYED_PART}]`;

/** What happens in a press, in order. Some components open when the button goes down. */
function eventsOf({ event }: Press): Event[] {
  // An event has all that a new one is made of, also the `keyCode` that components read.
  if (event instanceof KeyboardEvent)
    return ['keydown', 'keyup'].map((type) => new KeyboardEvent(type, event));
  const types = event.type === 'click' ? ['mousedown', 'mouseup', 'click'] : ['mousedown'];
  return types.map(
    (type) => new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }),
  );
}

/**
 * Does a press again that came before a part of the page reacted.
 *
 * @param part - Has the attribute `REPLAYED_PART`, or is the body. A press in a part inside of it
 *   waits for that one.
 */
export function replayPress(part: Element): void {
  const press = window.lastPress;
  if (!press || (press.target.closest(PART) ?? document.body) !== part) return;
  const isTooOld = performance.now() - press.at > PRESS_TIMEOUT;
  // React hydrates at once what is being pressed, and goes on with that event itself.
  const isUnderWay = press.event.eventPhase !== Event.NONE;
  for (const event of isTooOld || isUnderWay ? [] : eventsOf(press))
    press.target.dispatchEvent(event);
  // Not before, since these are presses, too.
  window.lastPress = undefined;
}
