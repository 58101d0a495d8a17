/** What a reader can act on. */
const INTERACTIVE =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="combobox"], [role="tab"], [tabindex]';

/** Events by which a reader turns to the page, each ahead of what it is going to cause. */
const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Whether an event says that the reader turns to something that needs script. A pointer that the
 * page scrolls under, or that crosses its text, does not.
 */
function isIntent({ type, target }: Event): boolean {
  if (type === 'keydown') return true;
  return target instanceof Element && target.closest(INTERACTIVE) !== null;
}

/** In a stage, a press anywhere is one on the select, most of which is nothing by itself. */
const isIntentOnStage = (event: Event) => event.type !== 'pointerover' || isIntent(event);

function onFirst(place: EventTarget, isMeant: (event: Event) => boolean, listener: () => void) {
  const options = { capture: true, passive: true };
  const stop = () => {
    for (const type of EVENTS) place.removeEventListener(type, receive, options);
  };
  const receive = (event: Event) => {
    if (!isMeant(event)) return;
    stop();
    listener();
  };
  for (const type of EVENTS) place.addEventListener(type, receive, options);
  return stop;
}

/** Calls `listener` once, with the first event by which a reader turns to something on the page. */
export function onFirstIntent(page: Window, listener: () => void): void {
  onFirst(page, isIntent, listener);
}

/**
 * Calls `listener` once, with the first event by which a reader turns to a stage.
 *
 * @returns Stops to wait for it.
 */
export function onFirstIntentOnStage(stage: Element, listener: () => void): () => void {
  return onFirst(stage, isIntentOnStage, listener);
}
