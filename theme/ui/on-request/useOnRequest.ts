import { useEffect, useState } from 'react';
import type { Loader } from '../../../src/base/loader';
import { useStore } from '../../base/useStore';

/** Something that comes on request, as its reader sees it. */
export type OnRequest<Value> =
  { phase: 'waiting' } | { phase: 'failed'; retry: () => void } | { phase: 'here'; value: Value };

/** What every part starts with, and the server stays with. */
export const WAITING = { phase: 'waiting' } as const;

/**
 * Loads something as soon as it is wanted, for what is shown while some state lasts: a panel, a
 * tab. What a press does once is `useStart`. Whatever has arrived is here at the first render; while
 * hydrating it is waited for, as in the HTML.
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
