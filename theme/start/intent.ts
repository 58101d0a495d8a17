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

/** Calls `listener` once, with the first event by which a reader turns to something on the page. */
export function onFirstIntent(page: Window, listener: () => void): void {
  const options = { capture: true, passive: true };
  const receive = (event: Event) => {
    if (!isIntent(event)) return;
    for (const type of EVENTS) page.removeEventListener(type, receive, options);
    listener();
  };
  for (const type of EVENTS) page.addEventListener(type, receive, options);
}
