import { useEffect, useState } from 'react';
import type { Loader } from '../../lib/loader';
import { useStore } from '../../lib/react/useStore';

/** Where the loading of something is, for a component to show. */
export type OnRequest<Value> =
  { phase: 'waiting' } | { phase: 'failed'; retry: () => void } | { phase: 'here'; value: Value };

/** The first state, and the only one on the server. */
export const WAITING = { phase: 'waiting' } as const;

/**
 * Loads something as soon as it is wanted: for a panel or a tab that is shown while some state
 * lasts. Use `useStart` for what a press does once. What has already arrived is there at the first
 * render, except while hydrating, which has to match the HTML.
 */
export function useOnRequest<Value>(loader: Loader<Value>, isWanted: boolean): OnRequest<Value> {
  const value = useStore(loader);
  const [hasFailed, setFailed] = useState(false);

  useEffect(
    function loadWhenWanted() {
      if (!isWanted || hasFailed) return undefined;
      let isStale = false;
      loader.load().catch(() => {
        if (!isStale) setFailed(true);
      });
      return () => {
        isStale = true;
      };
    },
    [loader, isWanted, hasFailed],
  );

  if (value !== undefined) return { phase: 'here', value };
  return hasFailed ? { phase: 'failed', retry: () => setFailed(false) } : WAITING;
}
