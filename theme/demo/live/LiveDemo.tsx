import { Suspense, use } from 'react';
import { useTexts } from '../../locale/useTexts';
import { DemoBoundary } from './DemoBoundary';
import { forgetDemo, loadDemo, type DemoLoader } from './loadDemo';

interface LiveDemoProps {
  id: string;
  loader: DemoLoader;
}

/** Marks a demo that has hydrated; browser tests wait for it. */
function markLive(element: HTMLElement | null): void {
  if (element) element.dataset.live = '';
}

function Demo({ id, loader }: LiveDemoProps) {
  const demo = use(loadDemo(id, loader));
  return (
    <div className="live-demo" ref={markLive}>
      <demo.component />
    </div>
  );
}

/**
 * Runs a demo. What it throws, on render or later, stays inside (E1); its code is loaded apart from
 * the page's text.
 */
export function LiveDemo({ id, loader }: LiveDemoProps) {
  const { demoWaits } = useTexts();
  return (
    <DemoBoundary onReload={() => forgetDemo(id)}>
      <Suspense fallback={<p className="demo-waits">{demoWaits}</p>}>
        <Demo id={id} loader={loader} />
      </Suspense>
    </DemoBoundary>
  );
}
