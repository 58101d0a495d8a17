import { STAGE } from '../contract';
/** What a reader can act on. */
const INTERACTIVE =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="combobox"], [role="tab"], [tabindex]';

/**
 * Events by which a reader turns to the page, each ahead of what it is going to cause. What speech
 * control, a screen reader or an extension presses may have nothing but a click.
 */
const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

/**
 * Whether an event says that the reader turns to something that needs script. A pointer that the
 * page scrolls under, or that crosses its text, does not. A press on a stage is one on its demo,
 * most of which is nothing by itself.
 */
function isIntent({ type, target }: Event): boolean {
  if (type === 'keydown') return true;
  const wanted = type === 'pointerover' ? INTERACTIVE : `${INTERACTIVE}, [${STAGE}]`;
  return target instanceof Element && target.closest(wanted) !== null;
}

/** Whether the reader has turned to a part of the page: pressed it last, or focused it. */
export function hasTurnedTo(place: Element): boolean {
  return place.contains(document.activeElement) || place.contains(window.lastPress?.target ?? null);
}

/**
 * Calls `listener` once, with what the first event by which a reader turns to something is on.
 *
 * @param place - The page, or the part of it that the reader has to turn to.
 * @param wait - Ends the wait when it is aborted.
 */
export function onFirstIntent(
  place: EventTarget,
  listener: (target: Element) => void,
  wait = new AbortController(),
): void {
  const receive = (event: Event) => {
    if (!isIntent(event)) return;
    wait.abort();
    listener(event.target instanceof Element ? event.target : document.body);
  };
  for (const type of EVENTS)
    place.addEventListener(type, receive, { capture: true, passive: true, signal: wait.signal });
}
