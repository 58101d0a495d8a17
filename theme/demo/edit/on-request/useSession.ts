import { useSyncExternalStore } from 'react';
import type { EditSession, SessionState } from './session';

/** What there is to see of an open editor. */
export function useSession(session: EditSession): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState);
}
