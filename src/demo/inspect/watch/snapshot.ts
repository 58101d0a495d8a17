import type { ElementDescription, ItemDescription, States } from '../describe/description';

/** States whose change a screen reader says. */
export const SPOKEN_STATES = ['expanded', 'checked', 'pressed', 'selected'] as const;

/** Those of an element that it has. */
export type SpokenStates = Pick<States, (typeof SPOKEN_STATES)[number]>;

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
  /** What the reader has pressed, which the rest comes from; it is not said. */
  | { kind: 'press'; press: string }
  | { kind: 'focus'; role: string; name: string; value: string; states: SpokenStates }
  /** States that have changed. */
  | { kind: 'states'; states: SpokenStates }
  | { kind: 'value'; value: string }
  | { kind: 'item'; item: ItemDescription }
  /** The active descendant is no item, so nothing is announced. */
  | { kind: 'silence'; id: string };

/** An element whose changes are announced while the focus is somewhere else. */
export interface LiveRegion {
  /** Empty for an element that is live by `aria-live` alone. */
  role: string;
  isAssertive: boolean;
  text: string;
}

/**
 * How many elements a snapshot covers. They are described after each change, and a panel of more is
 * read by nobody.
 */
export const MAX_ELEMENTS = 50;

/** How many live regions a snapshot covers. */
export const MAX_REGIONS = 10;

/**
 * The state of a demo's interactive elements at one moment. Plain data, so that a frame can send it
 * in a message.
 */
export interface Snapshot {
  /** In the order of the page. */
  elements: readonly ElementDescription[];
  /** Which of them is shown; undefined if there is none. */
  shown: number | undefined;
  /** What only the library has (`Inspection.detailsOf`) of the one that is shown. */
  details: unknown;
  /** Not looked for where the library says what is looked at. */
  regions: readonly LiveRegion[];
  announcements: readonly Announcement[];
}

/** The snapshot of a stage without interactive elements. */
export const NO_ELEMENTS: Snapshot = {
  elements: [],
  shown: undefined,
  details: undefined,
  regions: [],
  announcements: [],
};

/** Stops or changes the watching of elements. */
export interface SnapshotWatch {
  /** Shows one element, or with undefined the one that has or last had focus. */
  choose: (index: number | undefined) => void;
  stop: () => void;
}

/**
 * Starts to watch a demo's interactive elements, in the page or in a frame.
 *
 * @param chosen - Which element to show; undefined to follow focus.
 * @param onSnapshot - Called with the present state, possibly at once, and after changes.
 */
export type WatchSnapshots = (
  chosen: number | undefined,
  onSnapshot: (snapshot: Snapshot) => void,
) => SnapshotWatch;
