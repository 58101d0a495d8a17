import type { Inspection } from '../adapter';
import { REFERENCES, STATES } from '../describe/description';
import { createSnapshotTaker } from './takeSnapshot';
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

/**
 * Reports what happened in a document, once a frame however much it was.
 *
 * @param ignored - Part of the document whose changes do not count: the one that shows the report,
 *   if it is in there.
 */
function observeFrames(
  page: Document,
  onFrame: (records: readonly MutationRecord[]) => void,
  ignored?: Element,
): () => void {
  let records: MutationRecord[] = [];
  const task = oncePerFrame(() => {
    const seen = records;
    records = [];
    onFrame(seen);
  });
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
  return () => {
    observer.disconnect();
    EVENTS.forEach((type) => page.removeEventListener(type, task.request, true));
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
    const report = (records: readonly MutationRecord[]) =>
      onSnapshot(takeSnapshot(wanted, records));
    const stop = observeFrames(stage.ownerDocument, report, panel);
    report([]);
    return {
      choose(index) {
        wanted = index;
        report([]);
      },
      stop,
    };
  };
}
