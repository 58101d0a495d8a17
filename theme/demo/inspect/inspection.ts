import type { ElementType } from 'react';
import { createCell, type Cell } from './cell';

/** Callback props to give a select instead of its own. */
export type WatchedProps = (props: object) => Record<string, (...args: unknown[]) => unknown>;

/**
 * Starts to listen to one select.
 *
 * @param root - The select's root element; it may not be there yet.
 */
export type SelectWatcher = (root: () => Element | null | undefined) => WatchedProps;

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
  stage: Element;
  /** The element that the inspector is rendered into. */
  panel: Element;
}

/** The inspector's component. */
export type Inspector = ElementType<InspectorProps>;
