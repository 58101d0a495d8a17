import type { ReactNode } from 'react';

/** Layout of a demo that stands alone (B6): nothing but the demo. */
export function DemoLayout({ children }: { children: ReactNode }) {
  return <main className="standalone">{children}</main>;
}
