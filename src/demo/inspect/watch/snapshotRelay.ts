import { oncePerFrame } from '../../../lib/oncePerFrame';
import { KEPT_ANNOUNCEMENTS } from './watchAccessibility';
import type { Snapshot, WatchSnapshots } from './snapshot';

/** Passes snapshots of another document on to a watcher. */
export interface SnapshotRelay {
  /** Receives a snapshot, however often. */
  give: (snapshot: Snapshot) => void;
  /** Reports the last snapshot, and later ones at most once a frame. */
  watch: WatchSnapshots;
}

/**
 * Creates an empty relay.
 *
 * @param choose - Called with the select to describe.
 */
export function createSnapshotRelay(choose: (index: number | undefined) => void): SnapshotRelay {
  let last: Snapshot | undefined;
  let report: ((snapshot: Snapshot) => void) | undefined;

  const task = oncePerFrame(() => {
    if (!last || !report) return;
    const snapshot = last;
    last = { ...snapshot, announcements: [] };
    report(snapshot);
  });

  return {
    give(snapshot) {
      const announcements = [...(last?.announcements ?? []), ...snapshot.announcements];
      last = { ...snapshot, announcements: announcements.slice(-KEPT_ANNOUNCEMENTS) };
      task.request();
    },
    watch(chosen, onSnapshot) {
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
