import { createStore, type Readable } from '../../../lib/store';
import {
  type Announcement,
  NO_ELEMENTS,
  type Snapshot,
  type SnapshotWatch,
  type WatchSnapshots,
} from './snapshot';

/** How many announcements are kept. */
export const KEPT_ANNOUNCEMENTS = 100;

/** An announcement and when it was made. */
export interface SpokenLine {
  id: number;
  /** Milliseconds since 1970. */
  time: number;
  announcement: Announcement;
}

/** What is known now. A new object after each change, and only then. */
export interface AccessibilityState extends Omit<Snapshot, 'announcements'> {
  /** Which element the reader asked for; undefined to follow focus. */
  chosen: number | undefined;
  spoken: readonly SpokenLine[];
  /** Whether there was a snapshot yet; before that, nothing is known to be missing. */
  hasLooked: boolean;
}

/** Follows what a demo's elements expose to assistive technology. */
export interface AccessibilityWatch extends Readable<AccessibilityState> {
  /**
   * Watches elements, one source at a time. Earlier announcements and the choice are kept. Returns
   * a function that stops it.
   */
  follow: (source: WatchSnapshots) => () => void;
  /** Shows one element, or with undefined the one that has or last had focus. */
  choose: (index: number | undefined) => void;
  clear: () => void;
}

/** Creates a watch without a source. */
export function watchAccessibility(now: () => number = Date.now): AccessibilityWatch {
  const { set, ...watch } = createStore<AccessibilityState>({
    elements: NO_ELEMENTS.elements,
    shown: undefined,
    details: undefined,
    regions: NO_ELEMENTS.regions,
    spoken: [],
    chosen: undefined,
    hasLooked: false,
  });
  let lastId = 0;
  let current: SnapshotWatch | undefined;

  const update = (change: Partial<AccessibilityState>) => {
    const next = { ...watch.get(), ...change };
    if (JSON.stringify(next) !== JSON.stringify(watch.get())) set(next);
  };

  const toLine = (announcement: Announcement): SpokenLine => {
    lastId += 1;
    return { id: lastId, time: now(), announcement };
  };

  const see = ({ announcements, ...seen }: Snapshot) => {
    const spoken = [...watch.get().spoken, ...announcements.map(toLine)].slice(-KEPT_ANNOUNCEMENTS);
    update({ ...seen, spoken, hasLooked: true });
  };

  return {
    ...watch,
    follow(source) {
      const watching = source(watch.get().chosen, see);
      current = watching;
      return () => {
        watching.stop();
        if (current === watching) current = undefined;
      };
    },
    choose(index) {
      update({ chosen: index });
      current?.choose(index);
    },
    clear: () => update({ spoken: [] }),
  };
}
