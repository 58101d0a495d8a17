import { createSnapshotTaker } from './takeSnapshot';
import { observeFrames } from '../observeFrames';
import type { WatchSnapshots } from './snapshot';

/**
 * Watches the selects of a stage in this document: at once, and once a frame after changes.
 *
 * @param stage - The part of the page that the demo is in; its popups may be elsewhere.
 * @param panel - Where the result is shown, whose own changes must not count; undefined if that is
 *   in another document.
 */
export function watchStage(stage: Element, panel?: Element): WatchSnapshots {
  return (chosen, onSnapshot) => {
    const takeSnapshot = createSnapshotTaker(stage);
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
