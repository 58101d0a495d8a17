import type { ElementType } from 'react';
import type { SelectWatcher } from '../../../src/rc-select/inspect/calls/watchSelects';
import { createCell, type Cell } from '../../../src/base/cell';

/** What the parts of a demo block share for its inspector. Cells, so that opening it changes no context and mounts nothing anew. */
export interface Inspection {
  isOpen: Cell<boolean>;
  /** Listens to the callbacks of the block's selects; undefined while nobody looks, and selects are left alone then. */
  watcher: Cell<SelectWatcher | undefined>;
}

/** Creates an inspection that is closed. */
export function createInspection(): Inspection {
  return { isOpen: createCell(false), watcher: createCell<SelectWatcher | undefined>(undefined) };
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

/** The inspector's component. */
export type Inspector = ElementType<InspectorProps>;
