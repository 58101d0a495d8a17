import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while hydrating, true from then on. What depends on the query string,
 * which pre-rendered HTML cannot know, has to wait for it, or hydration would not match.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
