import type { Inspection } from '../adapter';
import { describeElement } from '../describe/describeElement';
import type { ElementDescription } from '../describe/description';
import { hasFocus } from '../describe/element';
import { findInteractive } from '../describe/interactive';
import { isIn, partsOf } from './parts';
import { regionChanges, regionsIn } from './regionChanges';
import { MAX_ELEMENTS, MAX_REGIONS, type Snapshot } from './snapshot';
import { stateChanges } from './stateChanges';

/** What happened since the last snapshot. */
export interface Happened {
  records: readonly MutationRecord[];
  /** Keys and clicks (`pressOf`), where anything is looked at. */
  presses: readonly string[];
}

/** The first snapshot comes after nothing. */
export const NOTHING: Happened = { records: [], presses: [] };

/**
 * Takes a snapshot of the interactive elements of a demo, with what has changed in the document
 * since the one before.
 */
type TakeSnapshot = (chosen: number | undefined, happened: Happened) => Snapshot;

/** What is looked at, by the library's adapter or by what any component has. */
function lookAt(stage: Element, inspection: Inspection | undefined) {
  if (!inspection) {
    const parts = partsOf(stage);
    const regions = regionsIn(parts).slice(0, MAX_REGIONS);
    return { elements: findInteractive(parts, MAX_ELEMENTS), parts, regions };
  }
  const elements = inspection.find(stage).slice(0, MAX_ELEMENTS);
  return { elements, parts: [stage, ...elements.flatMap(inspection.popupsOf)], regions: [] };
}

/**
 * Creates a function that takes snapshots of a demo. It remembers what had focus, and so what a
 * screen reader has announced.
 */
export function createSnapshotTaker(
  stage: Element,
  inspection: Inspection | undefined,
): TakeSnapshot {
  let lastFocused: Element | undefined;
  /** The element that had focus at the snapshot before. */
  let before: { element: Element; description: ElementDescription } | undefined;

  return (chosen, { records, presses }) => {
    const { elements, parts, regions } = lookAt(stage, inspection);
    const descriptions = elements.map((each) => describeElement(each, inspection?.references));
    const at = elements.findIndex(hasFocus);
    const [element, description] = [elements[at], descriptions[at]];
    const known = before?.element === element ? before?.description : undefined;
    before = element && description && { element, description };
    if (element) lastFocused = element;
    const followed = elements.findIndex((one) => one === lastFocused);
    // Changed code may have fewer elements than the reader chose from.
    const isThere = chosen !== undefined && chosen < elements.length;
    const shown = isThere ? chosen : Math.max(followed, 0);
    const described = elements[shown];
    return {
      elements: descriptions,
      shown: described && shown,
      details: described && inspection?.detailsOf(described),
      regions,
      announcements: [
        ...presses.map((press) => ({ kind: 'press' as const, press })),
        ...(description ? stateChanges(known, description) : []),
        ...regionChanges(records.filter(({ target }) => isIn(parts, target))),
      ],
    };
  };
}
