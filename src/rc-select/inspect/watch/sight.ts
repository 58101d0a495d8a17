import type { Announcement } from '../announce/announcement';
import type { ComboboxDescription } from '../describe/description';

/** How many selects are looked at. No demo has ten, and naming them takes time after each change. */
export const MAX_SELECTS = 50;

/** What one look at a demo's selects finds. Plain data: a frame can send it in a message. */
export interface Sight {
  /** Accessible names of the selects, in the order of the page. */
  names: readonly string[];
  /** Which of them is described; undefined if there is none. */
  shown: number | undefined;
  description: ComboboxDescription | undefined;
  /** What a screen reader would have said since the look before. */
  announcements: readonly Announcement[];
}

/** What is found where no select is. */
export const NO_SELECTS: Sight = {
  names: [],
  shown: undefined,
  description: undefined,
  announcements: [],
};

/** A watch over selects that goes on. */
export interface SightWatch {
  /** Describes one select, or with undefined the one that has or last had focus. */
  choose: (index: number | undefined) => void;
  stop: () => void;
}

/**
 * Begins to watch a demo's selects, wherever they are.
 *
 * @param chosen - Which select to describe; undefined to follow focus.
 * @param onSight - Called for what is there now, which may be at once, and after changes.
 */
export type WatchSights = (
  chosen: number | undefined,
  onSight: (sight: Sight) => void,
) => SightWatch;
