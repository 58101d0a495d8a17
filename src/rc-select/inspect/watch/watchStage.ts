import { createLook } from './look';
import { observeFrames } from '../../../demo/inspect/observeFrames';
import type { WatchSights } from './sight';

/**
 * Watches the selects of a stage in this document: looks at once, and once a frame after changes.
 *
 * @param stage - The part of the page that the demo is in; its popups may be elsewhere.
 * @param panel - Where the result is shown, whose own changes must not count; undefined if that is in another document.
 */
export function watchStage(stage: Element, panel?: Element): WatchSights {
  return (chosen, onSight) => {
    const look = createLook(stage);
    let wanted = chosen;
    const see = (records: readonly MutationRecord[]) => onSight(look(wanted, records));
    const stop = observeFrames(stage.ownerDocument, see, panel);
    see([]);
    return {
      choose(index) {
        wanted = index;
        see([]);
      },
      stop,
    };
  };
}
