import { useStore } from '../../../base/useStore';
import type { EditSession, SessionState } from './session';

/** What there is to see of an open editor. */
export function useSession(session: EditSession): SessionState {
  return useStore(session);
}
