import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Cell } from '../../../src/base/cell';
import { createInspection, type Inspection } from './inspection';

/** Outside of demo blocks, as on `~demos/:id`, nobody inspects. */
const InspectionContext = createContext<Inspection>(createInspection());

/** Lets the selects of a demo block be inspected. */
export function InspectionProvider({ children }: { children: ReactNode }) {
  const [inspection] = useState(createInspection);
  return <InspectionContext value={inspection}>{children}</InspectionContext>;
}

/** The inspection of the demo block around. */
export function useInspection(): Inspection {
  return use(InspectionContext);
}

/** The value of a cell; `initial` on the server and while hydrating. */
export function useCell<Value>({ subscribe, get }: Cell<Value>, initial: Value): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
