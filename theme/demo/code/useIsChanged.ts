import { useSyncExternalStore } from 'react';
import { useDemoCode } from './DemoCodeContext';

/** Whether the reader has changed the demo's code, and sees the result of that. */
export function useIsChanged(): boolean {
  const code = useDemoCode();
  return useSyncExternalStore(code.subscribe, code.isChanged, () => false);
}
