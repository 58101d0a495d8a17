import type { ComboboxDescription, OptionDescription } from '../describe/description';

/**
 * Something that a screen reader would say. All but `region` are approximations: wording differs by
 * screen reader.
 */
export type Announcement =
  | {
      kind: 'region';
      text: string;
      isAssertive: boolean;
      /**
       * The region was added together with its text; many screen readers announce only changes of
       * regions that were there before.
       */
      isNew: boolean;
    }
  | { kind: 'focus'; role: string; name: string; value: string; isExpanded: boolean }
  | { kind: 'expanded'; isExpanded: boolean }
  | { kind: 'option'; option: OptionDescription }
  /** The active descendant is not an option, so nothing is announced. */
  | { kind: 'silence'; id: string };

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
