import { useSyncExternalStore } from 'react';
import { useDemoCode } from '../code/DemoCodeContext';

/** Whether the reader has changed the demo's code, which the published demo in a frame knows nothing of. */
export function useIsChanged(): boolean {
  const code = useDemoCode();
  return useSyncExternalStore(code.subscribe, code.isChanged, () => false);
}
