import { createContext, use, useState, type ReactNode } from 'react';
import { useStore } from '../../lib/react/useStore';
import { createDemoCode, type DemoCode, type PublishedCode } from './demoCode';

const DemoCodeContext = createContext<DemoCode | undefined>(undefined);

/** Shares a demo's code among the parts of its block. */
export function DemoCodeProvider({ code, children }: { code: PublishedCode; children: ReactNode }) {
  const [shared] = useState(() => createDemoCode(code));
  return <DemoCodeContext value={shared}>{children}</DemoCodeContext>;
}

/**
 * The code of the demo block around.
 *
 * @throws {Error} Outside of a demo block.
 */
export function useDemoCode(): DemoCode {
  const code = use(DemoCodeContext);
  if (!code) throw new Error('useDemoCode is for parts of a demo block (src/demo/block).');
  return code;
}

/** Whether the reader has changed the demo's code, and sees the result of that. */
export function useIsChanged(): boolean {
  return useStore(useDemoCode(), ({ files }) => files !== undefined);
}
