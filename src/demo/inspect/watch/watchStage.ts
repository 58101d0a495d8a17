import type { Inspection } from '../adapter';
import { REFERENCES, STATES } from '../describe/description';
import { isIn, partsOf } from './parts';
import { pressOf } from './press';
import { createSnapshotTaker, NOTHING, type Happened } from './takeSnapshot';
import type { WatchSnapshots } from './snapshot';
import { oncePerFrame } from '../../../lib/oncePerFrame';

/** Attributes that decide whether and how an element is exposed to assistive technology. */
const ATTRIBUTES = [
  ...['role', 'id', 'class', 'style', 'hidden', 'inert', 'title', 'alt', 'value', 'placeholder'],
  ...['disabled', 'readonly', 'required', 'for', 'href', 'tabindex', 'open', 'min', 'max'],
  ...['aria-atomic', 'aria-description', 'aria-hidden', 'aria-label', 'aria-live'],
  ...['aria-posinset', 'aria-setsize', 'aria-valuetext'],
  ...STATES.map((state) => `aria-${state}`),
  ...REFERENCES,
];

const EVENTS = ['focusin', 'focusout', 'input', 'change'] as const;
const PRESSES = ['keydown', 'click'] as const;

/**
 * Reports what happened in a document, once a frame however much it was.
 *
 * @param pressIn - What an event presses in the demo; undefined for what is to be left out.
 * @param ignored - Part of the document whose changes do not count: the one that shows the report,
 *   if it is in there.
 */
function observeFrames(
  page: Document,
  onFrame: (happened: Happened) => void,
  pressIn: (event: Event) => string | undefined,
  ignored?: Element,
): () => void {
  let records: MutationRecord[] = [];
  let presses: string[] = [];
  const task = oncePerFrame(() => {
    const happened = { records, presses };
    records = [];
    presses = [];
    onFrame(happened);
  });
  const take = (event: Event) => {
    const press = pressIn(event);
    if (press === undefined) return;
    presses.push(press);
    task.request();
  };
  const observer = new MutationObserver((all) => {
    const outside = all.filter(({ target }) => !ignored?.contains(target));
    if (outside.length === 0) return;
    records.push(...outside);
    task.request();
  });

  observer.observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ATTRIBUTES,
  });
  // While capturing, since components stop some events on their way up.
  EVENTS.forEach((type) => page.addEventListener(type, task.request, true));
  PRESSES.forEach((type) => page.addEventListener(type, take, true));
  return () => {
    observer.disconnect();
    EVENTS.forEach((type) => page.removeEventListener(type, task.request, true));
    PRESSES.forEach((type) => page.removeEventListener(type, take, true));
    task.cancel();
  };
}

/**
 * Watches the elements of a demo in this document: at once, and once a frame after changes.
 *
 * @param inspection - What the library says is to be looked at; undefined for whatever is there.
 * @param panel - Where the result is shown, whose own changes must not count; undefined if that is
 *   in another document.
 */
export function watchStage(
  stage: Element,
  inspection: Inspection | undefined,
  panel?: Element,
): WatchSnapshots {
  return (chosen, onSnapshot) => {
    const takeSnapshot = createSnapshotTaker(stage, inspection);
    let wanted = chosen;
    const report = (happened: Happened) => onSnapshot(takeSnapshot(wanted, happened));
    const pressIn = (event: Event) =>
      !inspection && isIn(partsOf(stage), event.target) ? pressOf(event) : undefined;
    const stop = observeFrames(stage.ownerDocument, report, pressIn, panel);
    report(NOTHING);
    return {
      choose(index) {
        wanted = index;
        report(NOTHING);
      },
      stop,
    };
  };
}
