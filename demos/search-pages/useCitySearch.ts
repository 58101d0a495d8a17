import { useEffect, useState } from 'react';
import { fetchCityPage, type City } from '../suggestions/fetchSuggestions';

interface Search {
  query: string;
  cities: City[];
  /** How many cities there are on all pages, once a page has arrived. */
  total?: number;
  /** How many rows are needed. */
  rows: number;
  error?: string;
}

const startOf = (query: string): Search => ({ query, cities: [], rows: 1 });

/** A search whose result comes in pages. A new query cancels the request for the query before. */
export function useCitySearch(delay: number) {
  const [search, setSearch] = useState(startOf(''));
  const { query, cities, total = Infinity, rows, error } = search;
  const start = cities.length;
  const isLoading = query !== '' && !error && start < Math.min(rows, total);

  useEffect(() => {
    if (!isLoading) return;
    const controller = new AbortController();
    const { signal } = controller;
    const change = (to: (before: Search) => Search) => {
      if (!signal.aborted) setSearch(to);
    };
    const request = () =>
      fetchCityPage(query, start, { delay, signal }).then(
        (page) =>
          change((before) => ({
            ...before,
            cities: [...before.cities, ...page.cities],
            total: page.total,
          })),
        (reason: unknown) => {
          const error = reason instanceof Error ? reason.message : String(reason);
          change((before) => ({ ...before, error }));
        },
      );
    // Users type on: only the first page of a query waits for a pause.
    const timer = setTimeout(() => void request(), start === 0 ? 150 : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isLoading, query, start, delay]);

  return {
    ...search,
    isLoading,
    searchFor: (text: string) => setSearch(startOf(text.trim())),
    /** Loads pages until there are so many rows. */
    loadRows: (count: number) =>
      setSearch((before) => (count > before.rows ? { ...before, rows: count } : before)),
    retry: () => setSearch((before) => ({ ...before, error: undefined })),
  };
}
