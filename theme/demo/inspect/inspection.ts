import type { SelectWatcher } from '../../../src/rc-select/inspect/calls/watchSelects';
import { createStore, type Store } from '../../../src/base/store';

/**
 * What the parts of a demo block share for its inspector. Stores, so that opening it changes no
 * context and remounts nothing.
 */
export interface Inspection {
  isOpen: Store<boolean>;
  /**
   * Listens to the callbacks of the block's selects; undefined while the inspector is closed, and
   * selects are left alone then.
   */
  watcher: Store<SelectWatcher | undefined>;
}

/** Creates an inspection that is closed. */
export function createInspection(): Inspection {
  return { isOpen: createStore(false), watcher: createStore<SelectWatcher | undefined>(undefined) };
}

/** What shows the inspection: the chunk `inspect`. */
export interface InspectorProps {
  inspection: Inspection;
  /** Title of the demo. */
  title: string;
  /** What the published demo is in. */
  stage: Element;
  /** The element that the inspector is rendered into. */
  panel: Element;
}
