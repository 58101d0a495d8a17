import { createContext, use, type ReactNode } from 'react';
import { createStore, type Store } from '../../lib/store';
import type { CallWatcher } from '../inspect/calls/watchCalls';

/**
 * What a demo block and the React root of its stage share. Stores, so that opening the inspector
 * changes no context and remounts nothing.
 */
export interface BlockState {
  /** Whether the effects and lists of the published demo are there, as of React's `Activity`. */
  visibility: Store<'visible' | 'hidden'>;
  isInspectorOpen: Store<boolean>;
  /** Listens to the callbacks of the demo's components; undefined while the inspector is closed. */
  watcher: Store<CallWatcher | undefined>;
}

const createState = (): BlockState => ({
  visibility: createStore<'visible' | 'hidden'>('visible'),
  isInspectorOpen: createStore(false),
  watcher: createStore<CallWatcher | undefined>(undefined),
});

const states = new Map<string, BlockState>();

/** The state of the block of a demo. */
export function blockState(demo: string): BlockState {
  const state = states.get(demo) ?? createState();
  states.set(demo, state);
  return state;
}

/** Outside of demo blocks, as on `~demos/:id`, nobody inspects. */
const BlockStateContext = createContext<BlockState>(createState());

/** Gives the state of its block to the components of a demo. */
export function BlockStateProvider({ demo, children }: { demo: string; children: ReactNode }) {
  return <BlockStateContext value={blockState(demo)}>{children}</BlockStateContext>;
}

/** The state of the demo block around. */
export function useBlockState(): BlockState {
  return use(BlockStateContext);
}
