import { createContext, use, useState, type ReactNode } from 'react';
import { createStore, type Store } from '../../../src/base/store';
import type { SelectWatcher } from '../../../src/rc-select/inspect/calls/watchSelects';

/**
 * What the parts of a demo block share for its inspector. Stores, so that opening it changes no
 * context and remounts nothing.
 */
export interface Inspection {
  isOpen: Store<boolean>;
  /** Listens to the callbacks of the block's selects; undefined while the inspector is closed. */
  watcher: Store<SelectWatcher | undefined>;
}

function createInspection(): Inspection {
  return { isOpen: createStore(false), watcher: createStore<SelectWatcher | undefined>(undefined) };
}

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
