/** How many entries a frame may add to the history of the tab. */
const MAX_ENTRIES = 20;

/** Browsers keep no more; with each further one, they forget the oldest. */
const FULL = 50;

/** Counts the entries that a frame adds to the history of the tab. */
export interface TabEntries {
  onMoved: () => void;
  areTooMany: () => boolean;
  /** Ends the count: what the frame has added does not count for others. */
  stop: () => void;
}

interface Counter {
  /** The entry of the page itself: frames do not change it, and each of the router's has a key. */
  own: string;
  /** Number of entries before those that count. */
  base: number;
}

const counters = new Set<Counter>();

const place = (): Counter => ({
  own: `${window.location.href} ${JSON.stringify(window.history.state)}`,
  base: window.history.length,
});

/** Counts from the length of the history; too few rather than too many. */
function countOf(counter: Counter): number {
  const { own, base: length } = place();
  // The page has gone on by itself.
  if (counter.own !== own) Object.assign(counter, { own, base: length });
  // The first entry took the place of those that the reader had come back from.
  if (length < counter.base) counter.base = length - 1;
  return length - counter.base;
}

/**
 * Starts to count. The history of the tab belongs to all frames in it, and no sandbox keeps a frame
 * from adding to it, since nobody can replace `location`
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface). Back leads
 * through what the code has added, and fifty entries push out where the reader came from.
 */
export function countTabEntries(): TabEntries {
  const counter = place();
  let moves = 0;
  counters.add(counter);
  return {
    onMoved: () => (moves += 1),
    areTooMany: () =>
      countOf(counter) > MAX_ENTRIES || (window.history.length >= FULL && moves > MAX_ENTRIES),
    stop() {
      counters.delete(counter);
      for (const other of counters) Object.assign(other, place());
    },
  };
}
