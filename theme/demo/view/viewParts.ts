import { useSyncExternalStore } from 'react';
import type { ViewBar } from './on-request/ViewBar';
import type { FramedDemo } from './on-request/FramedDemo';

/** What showing a demo in a view of its own takes; a chunk, since most readers never ask for it. */
export interface ViewParts {
  ViewBar: typeof ViewBar;
  FramedDemo: typeof FramedDemo;
}

/** Whether the chunk is here. */
export type ViewPartsState = ViewParts | 'absent' | 'failed';

let state: ViewPartsState = 'absent';
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function set(next: ViewPartsState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches the chunk unless it is here or on its way. Can be called again after a failure. */
export function loadViewParts(): void {
  loading ??= import(/* webpackChunkName: "demo-view" */ './on-request').then(set, () => {
    loading = undefined;
    set('failed');
  });
}

/** The parts as soon as they are here; all demo blocks share them. */
export function useViewParts(): ViewPartsState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'absent',
  );
}
