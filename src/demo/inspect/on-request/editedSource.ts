import inspection from '@@/subject/inspection';
import type { CallLog } from '../calls/callLog';
import type { Snapshot, SnapshotWatch } from '../watch/snapshot';
import type { InspectMessage } from '../../sandbox/host/codeFrame';
import type { EditSession } from '../../edit/on-request/session';
import { oncePerFrame } from '../../../lib/oncePerFrame';
import { KEPT_ANNOUNCEMENTS } from '../watch/watchAccessibility';

/** Creates a relay, which passes snapshots of another document on to a watcher. */
export function createSnapshotRelay(choose: (index: number | undefined) => void) {
  let last: Snapshot | undefined;
  let report: ((snapshot: Snapshot) => void) | undefined;

  const task = oncePerFrame(() => {
    if (!last || !report) return;
    const snapshot = last;
    last = { ...snapshot, announcements: [] };
    report(snapshot);
  });

  return {
    give: (snapshot: Snapshot) => {
      const announcements = [...(last?.announcements ?? []), ...snapshot.announcements];
      last = { ...snapshot, announcements: announcements.slice(-KEPT_ANNOUNCEMENTS) };
      task.request();
    },
    /** Reports the last snapshot, and later ones at most once a frame. */
    watch: (
      chosen: number | undefined,
      onSnapshot: (snapshot: Snapshot) => void,
    ): SnapshotWatch => {
      report = onSnapshot;
      choose(chosen);
      // Not synchronously: the first snapshot may be on its way.
      task.request();
      return {
        choose,
        stop() {
          report = undefined;
          task.cancel();
        },
      };
    },
  };
}

/** Creates the source of an open editor. Nothing is asked of its frames before `listen`. */
export function createEditedSource(
  { inspect }: Pick<EditSession, 'inspect'>,
  log: Pick<CallLog, 'add' | 'miss'>,
) {
  let inspecting: SnapshotWatch | undefined;
  let chosen: number | undefined;
  const relay = createSnapshotRelay((index) => {
    chosen = index;
    inspecting?.choose(index);
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
        relay.give({
          ...message.snapshot,
          details: inspection?.parseDetails(message.snapshot.details),
        });
        break;
    }
  }

  return {
    /**
     * Begins to take calls and snapshots from the frames; returns how to stop.
     *
     * @param onFailed - Called when the script for that cannot be loaded.
     */
    listen(onFailed: () => void) {
      let isStopped = false;
      inspect(take).then(
        (begun) => {
          inspecting = begun;
          if (isStopped) begun.stop();
          else if (chosen !== undefined) begun.choose(chosen);
        },
        () => {
          if (!isStopped) onFailed();
        },
      );
      return () => {
        isStopped = true;
        inspecting?.stop();
      };
    },
    snapshots: relay.watch,
  };
}
