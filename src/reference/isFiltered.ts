/** Of so many rows a reader looks for one by words; fewer are in sight at once. */
const MANY = 20;

/** Whether a table has a field that filters its rows. */
export function isFiltered(rows: number): boolean {
  return rows > MANY;
}
