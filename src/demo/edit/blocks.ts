import type { DemoFiles } from '../sandbox/files';

/** A demo block whose code can be edited. */
export interface EditableBlock {
  id: string;
  /** The files it has a tab for, by path below `demos/`. */
  paths: readonly string[];
  open: (received: DemoFiles) => void;
}

const blocks = new Map<string, EditableBlock>();
let waiting: { id: string; found: (block: EditableBlock) => void } | undefined;

/** Registers a demo block that has hydrated; returns how to unregister it. */
export function registerBlock(block: EditableBlock): () => void {
  const { id } = block;
  blocks.set(id, block);
  if (waiting?.id === id) {
    const { found } = waiting;
    waiting = undefined;
    found(block);
  }
  return () => {
    if (blocks.get(id) === block) blocks.delete(id);
  };
}

/**
 * Calls `found` with a demo block, at once or as soon as it is registered. Only the latest request
 * counts.
 */
export function whenBlock(id: string, found: (block: EditableBlock) => void): void {
  const block = blocks.get(id);
  waiting = block ? undefined : { id, found };
  if (block) found(block);
}
