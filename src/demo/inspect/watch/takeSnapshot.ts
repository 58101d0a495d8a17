import { computeAccessibleName } from 'dom-accessibility-api';
import { hasFocus } from '../element';
import { regionChanges } from '../announce/regionChanges';
import { stateChanges } from '../announce/stateChanges';
import { describeCombobox, findComboboxes } from '../describe/describeCombobox';
import type { ComboboxDescription } from '../describe/description';
import { listOf, popupOf } from '../describe/list';
import { MAX_SELECTS, type Snapshot } from './snapshot';

/**
 * Takes a snapshot of the selects in a stage, with what has changed in the document since the one
 * before.
 */
export type TakeSnapshot = (
  chosen: number | undefined,
  records: readonly MutationRecord[],
) => Snapshot;

/** The parts of the page that belong to selects of a stage: also their popups elsewhere. */
function partsOf(stage: Element, comboboxes: readonly Element[]): Element[] {
  const lists = comboboxes.flatMap((combobox) => listOf(combobox) ?? []);
  return [stage, ...lists.map(popupOf)];
}

/**
 * Creates a function that takes snapshots of the selects in a stage. It remembers what had focus,
 * and so what a screen reader has announced.
 *
 * @param stage - The part of the page that the demo is in; its popups may be elsewhere.
 */
export function createSnapshotTaker(stage: Element): TakeSnapshot {
  let lastFocused: HTMLElement | undefined;
  /** The combobox that had focus at the snapshot before. */
  let before: { element: HTMLElement; description: ComboboxDescription } | undefined;

  return (chosen, records) => {
    const comboboxes = findComboboxes(stage).slice(0, MAX_SELECTS);
    const parts = partsOf(stage, comboboxes);
    const element = comboboxes.find(hasFocus);
    const focused = element && { element, description: describeCombobox(element) };
    const known = before?.element === element ? before?.description : undefined;
    before = focused;
    if (focused) lastFocused = focused.element;
    const followed = comboboxes.findIndex((one) => one === lastFocused);
    // Changed code may have fewer selects than the reader chose from.
    const isThere = chosen !== undefined && chosen < comboboxes.length;
    const shown = isThere ? chosen : Math.max(followed, 0);
    const described = comboboxes[shown];
    return {
      names: comboboxes.map((one) => computeAccessibleName(one)),
      shown: described && shown,
      description:
        described === element ? focused?.description : described && describeCombobox(described),
      announcements: [
        ...(focused ? stateChanges(known, focused.description) : []),
        ...regionChanges(
          records.filter(({ target }) => parts.some((part) => part.contains(target))),
        ),
      ],
    };
  };
}
