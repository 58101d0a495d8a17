/** Where most readers go; the search offers them before anything is typed. */
export const STARTING_POINTS = [
  '/#select-props',
  '/demo',
  '/#keyboard',
  '/?tab=migration',
] as const;

/** Address of a starting point. */
export type StartingPoint = (typeof STARTING_POINTS)[number];
