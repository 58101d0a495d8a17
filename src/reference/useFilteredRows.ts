import { useCallback, useState, type RefObject } from 'react';
import { wordFilter } from '../lib/wordFilter';
import { REFERENCE_ROW, SEARCHED_AS } from '../document/contract';

/** What a row always shows of a prop, without the labels of the interface. */
const SHOWN = `.api-name, .api-type, [${SEARCHED_AS}="description"] > p, .api-details > summary`;

/** What a row shows, and the other sentences of its description, but not its demos. */
const FILTERED = `${SHOWN}, .api-details > p:not([${SEARCHED_AS}="ignore"])`;

/** How many rows a filter shows. */
interface FilteredRows {
  shown: number;
  total: number;
}

function textOf(row: Element, parts: string): string {
  return [...row.querySelectorAll(parts)].map(({ textContent }) => textContent).join(' ');
}

/**
 * Hides the rows of a table whose name, type and description lack a word of a query, and the groups
 * that have no other rows. Opens the rows that have a word only in what is folded. In place, since
 * the table is in the document, and the page has no data to render it again.
 */
export function filterRows(table: HTMLElement, query: string): FilteredRows {
  const matches = wordFilter(query);
  let [shown, total] = [0, 0];
  for (const group of table.querySelectorAll('tbody')) {
    const rows = [...group.querySelectorAll<HTMLElement>(`.${REFERENCE_ROW}`)];
    for (const row of rows) {
      row.hidden = !matches(textOf(row, FILTERED));
      openWhileFound(row, !row.hidden && !matches(textOf(row, SHOWN)));
    }
    const kept = rows.filter(({ hidden }) => !hidden).length;
    group.hidden = kept === 0;
    shown += kept;
    total += rows.length;
  }
  return { shown, total };
}

/** What rows show only when they are opened (src/reference/Details.tsx). */
const DETAILS = '.api-details';

/** Opens or closes all rows of a table. */
export function openAll(table: Element, open: boolean): void {
  for (const details of table.querySelectorAll<HTMLDetailsElement>(DETAILS)) details.open = open;
}

/** What a filter has opened, and closes again. */
const opened = new WeakSet<Element>();

/** Opens a row for as long as a filter has found something in it; what a reader opened stays. */
function openWhileFound(row: Element, isFound: boolean): void {
  const details = row.querySelector<HTMLDetailsElement>(DETAILS);
  if (!details || (isFound ? details.open : !opened.delete(details))) return;
  details.open = isFound;
  if (isFound) opened.add(details);
}

/** What a query has found; undefined without words. */
type Found = (FilteredRows & { query: string }) | undefined;

/** Filters the rows of a table, and says what was found. */
export function useFilteredRows(
  table: RefObject<HTMLElement | null>,
): [Found, (query: string) => void] {
  const [found, setFound] = useState<Found>();
  const filter = useCallback(
    (text: string) => {
      if (!table.current) return;
      const query = text.trim();
      const rows = filterRows(table.current, query);
      setFound(query === '' ? undefined : { ...rows, query });
    },
    [table],
  );
  return [found, filter];
}
