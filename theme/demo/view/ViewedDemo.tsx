import { useDeferredValue, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { isDefaultView } from '../../../src/demo-view/view';
import { useDemoCode } from '../code/DemoCodeContext';
import { useDemoView } from './useDemoView';
import { loadViewParts, useViewParts } from './viewParts';

/** Props of a demo that can be shown in a view of its own. */
export interface ViewedDemoProps {
  id: string;
  title: string;
  /** The demo as the page shows it. */
  children: ReactNode;
}

/** Whether the reader has changed the demo's code, which the published demo in a frame knows nothing of. */
export function useIsChanged(): boolean {
  const code = useDemoCode();
  return useSyncExternalStore(code.subscribe, code.isChanged, () => false);
}

/** The demo in the page; in a frame instead, as soon as the address asks for a view that the page cannot give. */
export function ViewedDemo({ id, title, children }: ViewedDemoProps) {
  // Deferred like the page itself, so that a demo keeps its view while the next page's code is loading.
  const view = useDeferredValue(useDemoView(id));
  const parts = useViewParts();
  const isFramed = !useIsChanged() && !isDefaultView(view);

  useEffect(
    function fetchParts() {
      if (isFramed) loadViewParts();
    },
    [isFramed],
  );

  if (!isFramed || typeof parts === 'string') return children;
  return <parts.FramedDemo id={id} title={title} view={view} />;
}
