import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { isDefaultView } from './view';
import { useOnRequest } from '../../ui/on-request/useOnRequest';
import { blockState } from '../live/blockState';
import { useIsChanged } from '../code/DemoCodeContext';
import { useDemoView } from './useDemoView';
import { createLoader } from '../../lib/loader';

/** What showing a demo in a view of its own takes; a chunk, since most readers never ask for it. */
export const viewParts = createLoader(
  () => import(/* webpackChunkName: "demo-view" */ './on-request'),
);

interface ViewedDemoProps {
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * The demo in the page; in a frame instead, as soon as the address asks for a view that the page
 * cannot give. Meanwhile the one in the page keeps its state, out of sight and out of reach, and so
 * do the lists it has open elsewhere in the page.
 */
export function ViewedDemo({ id, title, children }: ViewedDemoProps) {
  // Deferred like the page itself, so that a demo keeps its view while the next page's code is
  // loading.
  const view = useDeferredValue(useDemoView(id));
  const isFramed = !useIsChanged() && !isDefaultView(view);
  const parts = useOnRequest(viewParts, isFramed);
  const FramedDemo = isFramed && parts.phase === 'here' && parts.value.FramedDemo;
  const isHidden = Boolean(FramedDemo);
  useEffect(
    function hideStage() {
      const { set } = blockState(id).visibility;
      set(isHidden ? 'hidden' : 'visible');
      return () => set('visible');
    },
    [id, isHidden],
  );
  return (
    <>
      <div hidden={isHidden}>{children}</div>
      {FramedDemo && <FramedDemo id={id} title={title} view={view} />}
    </>
  );
}
