import { createContext, use, useState, type ReactNode } from 'react';
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
