import { computeAccessibleName } from 'dom-accessibility-api';
import type { Announcement } from '../announce/announcement';
import { describeCombobox, findComboboxes } from '../describe/describeCombobox';
import type { ComboboxDescription } from '../describe/description';
import { createListener } from './listen';
import { observeFrames } from './observeFrames';

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
export interface AccessibilityState {
  /** Accessible names of the demo's selects, in the order of the page. */
  names: readonly string[];
  /** Which of them is described; undefined if there is none. */
  shown: number | undefined;
  /** Which one the reader asked for; undefined to follow focus. */
  chosen: number | undefined;
  description: ComboboxDescription | undefined;
  spoken: readonly SpokenLine[];
}

/** Follows what assistive technology is told of a demo's selects. */
export interface AccessibilityWatch {
  state: () => AccessibilityState;
  /** Watches while anyone listens. */
  subscribe: (listener: () => void) => () => void;
  /** Shows one select, or with undefined the one that has or last had focus. */
  choose: (index: number | undefined) => void;
  /** Forgets what was said. */
  clear: () => void;
}

/**
 * Creates a watch over the selects in a stage.
 *
 * @param stage - The part of the page that the demo is in; its popups may be elsewhere.
 * @param panel - Where the result is shown, whose own changes must not count.
 * @param now - The clock, in milliseconds since 1970.
 */
export function watchAccessibility(
  stage: Element,
  panel: Element,
  now: () => number = Date.now,
): AccessibilityWatch {
  const listeners = new Set<() => void>();
  let state: AccessibilityState = {
    names: [],
    shown: undefined,
    chosen: undefined,
    description: undefined,
    spoken: [],
  };
  let hear = createListener(stage);
  let lastFocused: HTMLElement | undefined;
  let lastId = 0;
  let stop: (() => void) | undefined;

  const become = (next: AccessibilityState) => {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    listeners.forEach((listener) => listener());
  };

  const note = (announcement: Announcement): SpokenLine => {
    lastId += 1;
    return { id: lastId, time: now(), announcement };
  };

  const look = (records: readonly MutationRecord[] = []) => {
    const comboboxes = findComboboxes(stage);
    const { announcements, focused } = hear(comboboxes, records);
    if (focused) lastFocused = focused.element;
    const followed = comboboxes.findIndex((element) => element === lastFocused);
    const shown = state.chosen ?? Math.max(followed, 0);
    const element = comboboxes[shown];
    become({
      ...state,
      names: comboboxes.map((one) => computeAccessibleName(one)),
      shown: element && shown,
      description:
        element === focused?.element ? focused?.description : element && describeCombobox(element),
      spoken: [...state.spoken, ...announcements.map(note)].slice(-KEPT_ANNOUNCEMENTS),
    });
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (!stop) {
        hear = createListener(stage);
        stop = observeFrames(panel, look);
        look();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    choose(index) {
      become({ ...state, chosen: index });
      look();
    },
    clear: () => become({ ...state, spoken: [] }),
  };
}
