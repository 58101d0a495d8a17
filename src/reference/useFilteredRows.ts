import { useCallback, useState, type RefObject } from 'react';
import { filterRows, type FilteredRows } from './filterRows';

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
