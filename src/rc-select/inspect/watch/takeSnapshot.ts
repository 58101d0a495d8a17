import { computeAccessibleName } from 'dom-accessibility-api';
import { describeCombobox, findComboboxes } from '../describe/describeCombobox';
import { createListener } from './listen';
import { MAX_SELECTS, type Snapshot } from './snapshot';

/**
 * Takes a snapshot of the selects in a stage, with what has changed in the document since the one
 * before.
 */
export type TakeSnapshot = (
  chosen: number | undefined,
  records: readonly MutationRecord[],
) => Snapshot;

/**
 * Creates a function that takes snapshots of the selects in a stage. It remembers what had focus
 * and what was announced.
 *
 * @param stage - The part of the page that the demo is in; its popups may be elsewhere.
 */
export function createSnapshotTaker(stage: Element): TakeSnapshot {
  const hear = createListener(stage);
  let lastFocused: HTMLElement | undefined;

  return (chosen, records) => {
    const comboboxes = findComboboxes(stage).slice(0, MAX_SELECTS);
    const { announcements, focused } = hear(comboboxes, records);
    if (focused) lastFocused = focused.element;
    const followed = comboboxes.findIndex((element) => element === lastFocused);
    // Changed code may have fewer selects than the reader chose from.
    const isThere = chosen !== undefined && chosen < comboboxes.length;
    const shown = isThere ? chosen : Math.max(followed, 0);
    const element = comboboxes[shown];
    return {
      names: comboboxes.map((one) => computeAccessibleName(one)),
      shown: element && shown,
      description:
        element === focused?.element ? focused?.description : element && describeCombobox(element),
      announcements,
    };
  };
}
