import { Activity, useDeferredValue, type ReactNode } from 'react';
import { isDefaultView } from '../../../src/demo/view/view';
import { useOnRequest } from '../../ui/on-request/useOnRequest';
import { useIsChanged } from '../code/DemoCodeContext';
import { useDemoView } from './useDemoView';
import { viewParts } from './viewParts';

interface ViewedDemoProps {
  id: string;
  title: string;
  /** The demo as the page shows it. */
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
  return (
    <>
      <div hidden={Boolean(FramedDemo)}>
        <Activity mode={FramedDemo ? 'hidden' : 'visible'}>{children}</Activity>
      </div>
      {FramedDemo && <FramedDemo id={id} title={title} view={view} />}
    </>
  );
}
