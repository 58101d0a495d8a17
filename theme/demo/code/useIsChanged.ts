import { useStore } from '../../base/useStore';
import { useDemoCode } from './DemoCodeContext';

/** Whether the reader has changed the demo's code, and sees the result of that. */
export function useIsChanged(): boolean {
  return useStore(useDemoCode(), ({ files }) => files !== undefined);
}
