import { createStore } from '../../../src/base/store';
import { useStore } from '../../base/useStore';
import type { ViewBar } from './on-request/ViewBar';
import type { FramedDemo } from './on-request/FramedDemo';

/** What showing a demo in a view of its own takes; a chunk, since most readers never ask for it. */
export interface ViewParts {
  ViewBar: typeof ViewBar;
  FramedDemo: typeof FramedDemo;
}

/** Whether the chunk is here. */
export type ViewPartsState = ViewParts | 'absent' | 'failed';

const parts = createStore<ViewPartsState>('absent');
let loading: Promise<void> | undefined;

/** Fetches the chunk unless it is here or on its way. Can be called again after a failure. */
export function loadViewParts(): void {
  loading ??= import(/* webpackChunkName: "demo-view" */ './on-request').then(parts.set, () => {
    loading = undefined;
    parts.set('failed');
  });
}

/** The parts as soon as they are here; all demo blocks share them. */
export function useViewParts(): ViewPartsState {
  return useStore(parts);
}
