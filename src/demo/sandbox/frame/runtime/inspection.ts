import type { SelectWatcher } from '../../../inspect/calls/watchSelects';
import type { Store } from '../../../../lib/store';
import type { SnapshotWatch } from '../../../inspect/watch/snapshot';
import type { Inspector } from '../inspect/inspector';
import type { InspectRequest } from '../protocol';

/** What the page wants to know of the selects in the frame. */
export interface FrameInspection {
  apply: (request: InspectRequest) => void;
  /** Waits for the inspector's script, if one was given. */
  ready: () => Promise<void>;
  /**
   * The demo is there: what came with it is no announcement. Calls are reported from its first
   * render on.
   */
  begin: () => void;
}

/**
 * Creates an inspection that is off: nothing is listened to and nothing looked at.
 *
 * @param watcher - Listens to the selects of the demo; this alone sets it.
 * @param load - Makes an inspector of its script; called once.
 */
export function createFrameInspection(
  watcher: Store<SelectWatcher | undefined>,
  load: (script: Blob) => Promise<Inspector | undefined>,
): FrameInspection {
  let request: InspectRequest = { isOn: false };
  let loading: Promise<void> | undefined;
  let inspector: Inspector | undefined;
  let hasBegun = false;
  let watching: SnapshotWatch | undefined;

  function update() {
    watcher.set(request.isOn ? inspector?.listen : undefined);
    if (!request.isOn) {
      watching?.stop();
      watching = undefined;
    } else if (watching) watching.choose(request.chosen);
    else if (hasBegun) watching = inspector?.watch(request.chosen);
  }

  return {
    apply(next) {
      request = next;
      if (next.isOn) {
        loading ??= load(next.script).then((loaded) => {
          inspector = loaded;
          update();
        });
      }
      update();
    },
    ready: () => loading ?? Promise.resolve(),
    begin() {
      hasBegun = true;
      update();
    },
  };
}
