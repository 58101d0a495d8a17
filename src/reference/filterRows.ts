import { wordFilter } from '../lib/wordFilter';
import { openWhileFound } from './openDetails';
import { REFERENCE_ROW, SEARCHED_AS } from '../document/contract';

/** What a row always shows of a prop, without the labels of the interface. */
const SHOWN = `.api-name code, .api-type, [${SEARCHED_AS}="description"] > p, .api-details > summary`;

/** The same, and the other sentences of its description, but not its demos. */
const FILTERED = `${SHOWN}, .api-details > p:not([${SEARCHED_AS}="ignore"])`;

/** How many rows a filter shows. */
export interface FilteredRows {
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
