import { useEffect, useState } from 'react';
import { fetchCities, type City } from '../suggestions/fetchSuggestions';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

export interface CityPages {
  cities: City[];
  status: 'more' | 'loading' | 'failed' | 'complete';
  loadMore: () => void;
}

/** Cities, one letter in each request. However often `loadMore` is called, one is under way. */
export function useCityPages(delay: number): CityPages {
  const [pages, setPages] = useState<City[][]>([]);
  const [wanted, setWanted] = useState(0);
  const [failed, setFailed] = useState(false);
  const letter = wanted > pages.length ? letters[pages.length] : undefined;

  useEffect(() => {
    if (!letter) return;
    const controller = new AbortController();
    const { signal } = controller;
    fetchCities(letter, { delay, signal }).then(
      (page) => {
        if (!signal.aborted) setPages((before) => [...before, page]);
      },
      () => {
        if (signal.aborted) return;
        setFailed(true);
        setWanted((count) => count - 1);
      },
    );
    return () => controller.abort();
  }, [letter, delay]);

  const loadMore = () => {
    if (pages.length === letters.length) return;
    setFailed(false);
    setWanted(pages.length + 1);
  };

  const cities = pages.flat();
  if (letter) return { cities, status: 'loading', loadMore };
  if (failed) return { cities, status: 'failed', loadMore };
  return { cities, status: pages.length === letters.length ? 'complete' : 'more', loadMore };
}
