import { createContext, use, type ReactNode } from 'react';
import { createStore, type Store } from '../../lib/store';
import type { SelectWatcher } from '../inspect/calls/watchSelects';

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

const inspections = new Map<string, Inspection>();

/** The inspection of a demo, which its block and the React root of its stage share. */
function inspectionOf(demo: string): Inspection {
  const inspection = inspections.get(demo) ?? createInspection();
  inspections.set(demo, inspection);
  return inspection;
}

/** Outside of demo blocks, as on `~demos/:id`, nobody inspects. */
const InspectionContext = createContext<Inspection>(createInspection());

/** Lets the selects of a demo block be inspected. */
export function InspectionProvider({ demo, children }: { demo: string; children: ReactNode }) {
  return <InspectionContext value={inspectionOf(demo)}>{children}</InspectionContext>;
}

/** The inspection of the demo block around. */
export function useInspection(): Inspection {
  return use(InspectionContext);
}
