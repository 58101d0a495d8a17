import { useEffect, useState } from 'react';
import { fetchSuggestions, type City } from './fetchSuggestions';

export type SuggestionStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** What a list without options says. */
export const emptyTexts: Record<SuggestionStatus, string> = {
  idle: 'Type the first letters of a city',
  loading: 'Searching …',
  ready: 'No city begins like that',
  failed: 'No answer. Change the text to try again.',
};

export interface Suggestions {
  status: SuggestionStatus;
  cities: City[];
  error?: Error;
  retry: () => void;
}

interface Answer {
  query: string;
  attempt: number;
  cities: City[];
  error?: Error;
}

const NO_ANSWER: Answer = { query: '', attempt: 0, cities: [] };
const NO_CITIES: City[] = [];

/**
 * The cities for a query. A stale answer is never used: the request for the previous query is
 * cancelled, and an answer counts only while its query is the current one.
 */
export function useSuggestions(query: string, delay: number, debounce = 150): Suggestions {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState(NO_ANSWER);
  const asked = query.trim() !== '';

  useEffect(() => {
    if (!asked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (cities: City[], error?: Error) => {
      if (!signal.aborted) setAnswer({ query, attempt, cities, error });
    };
    const timer = setTimeout(() => {
      fetchSuggestions(query, { delay, signal }).then(
        (cities) => settle(cities),
        (reason: unknown) =>
          settle(NO_CITIES, reason instanceof Error ? reason : new Error(String(reason))),
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, query, delay, debounce, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  if (!asked) return { status: 'idle', cities: NO_CITIES, retry };
  if (answer.query !== query || answer.attempt !== attempt) {
    return { status: 'loading', cities: NO_CITIES, retry };
  }
  const { cities, error } = answer;
  return { status: error ? 'failed' : 'ready', cities, error, retry };
}
