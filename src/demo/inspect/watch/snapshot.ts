import type { Announcement } from '../announce/announcement';
import type { ComboboxDescription } from '../describe/description';

/**
 * How many selects a snapshot covers. No demo has ten, and their names are computed after each
 * change.
 */
export const MAX_SELECTS = 50;

/**
 * The state of a demo's selects at one moment. Plain data, so that a frame can send it in a
 * message.
 */
export interface Snapshot {
  /** Accessible names of the selects, in the order of the page. */
  names: readonly string[];
  /** Which of them is described; undefined if there is none. */
  shown: number | undefined;
  description: ComboboxDescription | undefined;
  /** What a screen reader would have said since the snapshot before. */
  announcements: readonly Announcement[];
}

/** The snapshot of a stage without selects. */
export const NO_SELECTS: Snapshot = {
  names: [],
  shown: undefined,
  description: undefined,
  announcements: [],
};

/** Stops or changes the watching of selects. */
export interface SnapshotWatch {
  /** Describes one select, or with undefined the one that has or last had focus. */
  choose: (index: number | undefined) => void;
  stop: () => void;
}

/**
 * Starts to watch a demo's selects, in the page or in a frame.
 *
 * @param chosen - Which select to describe; undefined to follow focus.
 * @param onSnapshot - Called with the present state, possibly at once, and after changes.
 */
export type WatchSnapshots = (
  chosen: number | undefined,
  onSnapshot: (snapshot: Snapshot) => void,
) => SnapshotWatch;
