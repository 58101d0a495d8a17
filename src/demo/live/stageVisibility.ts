import { createStore, type Store } from '../../lib/store';

/** Whether the effects and lists of a published demo are there, as of React's `Activity`. */
export type StageVisibility = 'visible' | 'hidden';

const stores = new Map<string, Store<StageVisibility>>();

/** The visibility of a demo's stage, which the block sets and the stage follows. */
export function stageVisibility(demo: string): Store<StageVisibility> {
  const store = stores.get(demo) ?? createStore<StageVisibility>('visible');
  stores.set(demo, store);
  return store;
}
