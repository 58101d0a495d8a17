/** What rows show only when they are opened (src/reference/Details.tsx). */
const DETAILS = '.api-details';

/** Opens or closes all rows of a table. */
export function openAll(table: Element, open: boolean): void {
  for (const details of table.querySelectorAll<HTMLDetailsElement>(DETAILS)) details.open = open;
}

/** What a filter has opened, and closes again. */
const opened = new WeakSet<Element>();

/** Opens a row for as long as a filter has found something in it; what a reader opened stays. */
export function openWhileFound(row: Element, isFound: boolean): void {
  const details = row.querySelector<HTMLDetailsElement>(DETAILS);
  if (!details || (isFound ? details.open : !opened.delete(details))) return;
  details.open = isFound;
  if (isFound) opened.add(details);
}
