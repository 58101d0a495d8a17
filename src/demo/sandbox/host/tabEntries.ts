/** How many entries a frame may add to the history of the tab. */
const MAX_ENTRIES = 20;

/** Browsers keep no more; with each further one, they forget the oldest. */
const FULL = 50;

/** Until the entries of a frame that was removed have all become known, in milliseconds. */
const SETTLING_TIME = 200;

/** Counts the entries that a frame adds to the history of the tab. */
export interface TabEntries {
  /** The frame says that it has moved in its history. */
  onMoved: () => void;
  /** Whether there are more than it may add. */
  areTooMany: () => boolean;
  /** Takes them back, once the frame has been removed. */
  takeBack: () => void;
}

interface Counter {
  /** The entry of the page itself, which was there before. */
  own: string;
  /** Length of the history when the frame was opened. */
  start: number;
  /** Number of entries before those that count. */
  base: number;
  /** Number of entries before those to take back, among them those of frames that went before. */
  first: number;
  /** How often the frame has moved: by each entry that it added, or when the reader went back. */
  moves: number;
  /** The last move has made them too many. */
  isOver: boolean;
}

const counters = new Set<Counter>();

/** Entries that were taken back stay ahead: the length with them, and up to the page's own. */
let taken: { own: string; length: number; depth: number } | undefined;

/** The entry of the page itself: frames do not change it, and each of the router's has a key. */
const ownEntry = () => `${window.location.href} ${JSON.stringify(window.history.state)}`;

function place() {
  const own = ownEntry();
  const { length } = window.history;
  const depth = taken?.own === own && taken.length === length ? taken.depth : length;
  return { own, start: length, base: depth, first: depth };
}

/** Counts from the length of the history; never too many, so that nobody is led out of the page. */
function countSince(counter: Counter, from: 'base' | 'first'): number {
  const { length } = window.history;
  // The page has gone on by itself: what came before stays where it is.
  if (counter.own !== ownEntry()) Object.assign(counter, place());
  // The first entry took the place of those that the reader had come back from.
  if (length < counter.base) counter.base = length - 1;
  counter.first = Math.min(counter.first, counter.base);
  const isUntouched = length === counter.start && counter.moves === 0;
  return isUntouched && counter.first === counter.base ? 0 : length - counter[from];
}

/** Leaves what a frame has added to those that are still there. */
function leaveToOthers({ first }: Counter): void {
  for (const other of counters) {
    other.first = Math.min(other.first, first);
    other.base = window.history.length;
    other.start = other.base;
  }
}

/**
 * Starts to count. The history of the tab belongs to all frames in it, and no sandbox keeps a frame
 * from adding to it, since nobody can replace `location`
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface). Back would
 * lead through what the code has added, and fifty entries push out where the reader came from.
 */
export function countTabEntries(): TabEntries {
  const counter: Counter = { ...place(), moves: 0, isOver: false };
  counters.add(counter);

  function settle() {
    const added = countSince(counter, 'first');
    leaveToOthers(counter);
    // Firefox has removed them together with the frame.
    if (counters.size > 0 || added <= 0) return;
    // The reader may be among them, and would be led out of the page.
    if (!counter.isOver && counter.moves !== countSince(counter, 'base')) return;
    taken = { own: counter.own, length: window.history.length, depth: counter.first };
    window.history.go(-added);
  }

  return {
    onMoved: () => (counter.moves += 1),
    areTooMany() {
      counter.isOver = countSince(counter, 'base') > MAX_ENTRIES;
      return counter.isOver || (window.history.length >= FULL && counter.moves > MAX_ENTRIES);
    },
    takeBack() {
      if (!counters.delete(counter) || countSince(counter, 'first') <= 0) return;
      leaveToOthers(counter);
      setTimeout(settle, SETTLING_TIME);
    },
  };
}
