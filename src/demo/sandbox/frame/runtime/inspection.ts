import type { CallWatcher } from '../../../inspect/calls/watchCalls';
import type { Store } from '../../../../lib/store';
import type { SnapshotWatch } from '../../../inspect/watch/snapshot';
import type { Inspector } from '../inspect/inspector';
import type { InspectRequest } from '../protocol';

/** Creates an inspection that is off: nothing is listened to and nothing looked at. */
export function createFrameInspection(
  watcher: Store<CallWatcher | undefined>,
  load: (script: Blob) => Promise<Inspector | undefined>,
) {
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
    apply(next: InspectRequest) {
      request = next;
      if (next.isOn) {
        loading ??= load(next.script).then((loaded) => {
          inspector = loaded;
          update();
        });
      }
      update();
    },
    /** Waits for the inspector's script, if one was given. */
    ready: () => loading ?? Promise.resolve(),
    /**
     * The demo is there, and what came with its first render is no announcement. Calls are
     * reported from that render on.
     */
    begin() {
      hasBegun = true;
      update();
    },
  };
}
