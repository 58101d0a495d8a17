import { oncePerFrame } from '../../../base/oncePerFrame';
import { KEPT_ANNOUNCEMENTS } from './watchAccessibility';
import type { Snapshot, WatchSnapshots } from './snapshot';

/** Passes snapshots from another document on to a watcher. */
export interface SnapshotRelay {
  /** Takes a snapshot, at any rate. */
  give: (snapshot: Snapshot) => void;
  /** Reports the last snapshot, and once a frame what came after it. */
  watch: WatchSnapshots;
}

/**
 * Creates an empty relay.
 *
 * @param choose - Gets the select to describe.
 */
export function createSnapshotRelay(choose: (index: number | undefined) => void): SnapshotRelay {
  let last: Snapshot | undefined;
  let tell: ((snapshot: Snapshot) => void) | undefined;

  const task = oncePerFrame(() => {
    if (!last || !tell) return;
    const snapshot = last;
    last = { ...snapshot, announcements: [] };
    tell(snapshot);
  });

  return {
    give(snapshot) {
      const announcements = [...(last?.announcements ?? []), ...snapshot.announcements];
      last = { ...snapshot, announcements: announcements.slice(-KEPT_ANNOUNCEMENTS) };
      task.request();
    },
    watch(chosen, onSnapshot) {
      tell = onSnapshot;
      choose(chosen);
      // Not synchronously: the first snapshot may be on its way.
      task.request();
      return {
        choose,
        stop() {
          tell = undefined;
          task.cancel();
        },
      };
    },
  };
}
