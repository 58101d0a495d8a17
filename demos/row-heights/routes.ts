const PLACES = ['Harbour', 'Mill', 'Castle', 'Orchard', 'Bridge', 'Market', 'Lighthouse'];

/** 300 routes with up to three stops, each of which is a line of its own in the list. */
export const routes = Array.from({ length: 300 }, (_, index) => ({
  value: index + 1,
  label: `Route ${index + 1}`,
  stops: Array.from({ length: index % 4 }, (_stop, stop) => PLACES[(index + stop) % PLACES.length]),
}));
