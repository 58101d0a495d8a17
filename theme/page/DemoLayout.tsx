import type { ReactNode } from 'react';
import { useColorPreference } from '../color/useColorPreference';

/** Layout of a demo that stands alone (B6): nothing but the demo, in the visitor's colours. */
export function DemoLayout({ children }: { children: ReactNode }) {
  useColorPreference();
  return <main className="standalone">{children}</main>;
}
