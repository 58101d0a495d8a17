import { wordFilter } from '../../src/base/wordFilter';

/** What a reader may know of a prop; neither its demos nor the labels of the interface. */
const FILTERED = '.api-name code, .api-type, [data-search="description"]';

/** How many rows a filter shows. */
export interface FilteredRows {
  shown: number;
  total: number;
}

function textOf(row: Element): string {
  return [...row.querySelectorAll(FILTERED)].map(({ textContent }) => textContent).join(' ');
}

/**
 * Hides the rows of a table whose name, type and description lack a word of a query, and the groups
 * that have no other rows. In place, since the table is in the document, and the page has no data
 * to render it again.
 */
export function filterRows(table: HTMLElement, query: string): FilteredRows {
  const matches = wordFilter(query);
  let [shown, total] = [0, 0];
  for (const group of table.querySelectorAll('tbody')) {
    const rows = [...group.querySelectorAll<HTMLElement>('.api-entry')];
    for (const row of rows) row.hidden = !matches(textOf(row));
    const kept = rows.filter(({ hidden }) => !hidden).length;
    group.hidden = kept === 0;
    shown += kept;
    total += rows.length;
  }
  return { shown, total };
}
