/** Options that show their value. */
export const optionsOf = (...values: string[]): { value: string }[] =>
  values.map((value) => ({ value }));

/** Options with a label, by their values. */
export const labelled = (labels: Record<string, string>): { value: string; label: string }[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Options `row 0`, `row 1` and so on. */
export const manyOptions = (count: number): { value: string }[] =>
  optionsOf(...Array.from({ length: count }, (_, index) => `row ${index}`));
