import type { CallLog } from '../calls/callLog';
import type { SnapshotWatch, WatchSnapshots } from '../watch/snapshot';
import { createSnapshotRelay } from '../watch/snapshotRelay';
import type { InspectMessage } from '../../sandbox/host/codeFrame';
import type { EditSession } from '../../edit/on-request/session';

/** What the selects of edited code do, reported from their frame. */
interface EditedSource {
  /**
   * Begins to take calls and snapshots from the frames.
   *
   * @param onFailed - Called when the script for it cannot be loaded.
   * @returns A function that stops it.
   */
  listen: (onFailed: () => void) => () => void;
  snapshots: WatchSnapshots;
}

/** Creates the source of an open editor. Nothing is asked of its frames before `listen`. */
export function createEditedSource(
  { inspect }: Pick<EditSession, 'inspect'>,
  log: Pick<CallLog, 'add' | 'miss'>,
): EditedSource {
  let inspection: SnapshotWatch | undefined;
  let chosen: number | undefined;
  const relay = createSnapshotRelay((index) => {
    chosen = index;
    inspection?.choose(index);
  });

  function take(message: InspectMessage) {
    switch (message.type) {
      case 'call':
        log.add(message.call);
        break;
      case 'calls-missed':
        log.miss(message.count);
        break;
      case 'snapshot':
        relay.give(message.snapshot);
        break;
    }
  }

  return {
    listen(onFailed) {
      let isStopped = false;
      inspect(take).then(
        (begun) => {
          inspection = begun;
          if (isStopped) begun.stop();
          else if (chosen !== undefined) begun.choose(chosen);
        },
        () => {
          if (!isStopped) onFailed();
        },
      );
      return () => {
        isStopped = true;
        inspection?.stop();
      };
    },
    snapshots: relay.watch,
  };
}
