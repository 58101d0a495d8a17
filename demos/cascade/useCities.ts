import { useEffect, useState } from 'react';
import { fetchCitiesOf, type City } from '../suggestions/fetchSuggestions';

export interface Cities {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  cities: City[];
  retry: () => void;
}

interface Answer {
  country: string;
  cities: City[];
  failed: boolean;
}

const NO_CITIES: City[] = [];

/** The cities of a country. The request for the country before is cancelled, its answer dropped. */
export function useCities(country: string | null, delay: number): Cities {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (country === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (cities: City[], failed = false) => {
      if (!signal.aborted) setAnswer({ country, cities, failed });
    };
    fetchCitiesOf(country, { delay, signal }).then(settle, () => settle(NO_CITIES, true));
    return () => controller.abort();
  }, [country, delay, attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt((count) => count + 1);
  };
  if (country === null) return { status: 'idle', cities: NO_CITIES, retry };
  if (answer?.country !== country) return { status: 'loading', cities: NO_CITIES, retry };
  return { status: answer.failed ? 'failed' : 'ready', cities: answer.cities, retry };
}
