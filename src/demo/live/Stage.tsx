import { Activity, Suspense, use, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useStore } from '../../lib/react/useStore';
import { useTexts } from '../../locale/useTexts';
import { InspectionProvider } from './InspectionContext';
import { DemoBoundary } from './DemoBoundary';
import type { DemosLoader } from '../../document/router/page';
import { forgetDemo, loadDemo } from './loadDemo';
import { stageVisibility } from './stageVisibility';
import { stageTexts } from './texts';
import { LIVE } from '../../document/contract';

/** Which demo to run, and where its code comes from. */
export interface StageProps {
  id: string;
  /** Loads the demos of the page that has it. */
  demos: DemosLoader;
  /** Called when its elements are in the document. */
  onRendered?: () => void;
  /** Called when the demo reacts. */
  onLive?: () => void;
}

/** Says that a demo reacts; browser tests wait for it. */
function markLive(element: HTMLElement | null): void {
  element?.setAttribute(LIVE, '');
}

function Demo({ id, demos, onRendered, onLive }: StageProps) {
  const demo = use(loadDemo(id, demos));
  const reportElements = useEffectEvent(() => onRendered?.());
  useLayoutEffect(function reportRendered() {
    reportElements();
  }, []);
  const report = useEffectEvent(() => onLive?.());
  useEffect(function reportLive() {
    report();
  }, []);
  return (
    <div className="live-demo" ref={markLive}>
      <demo.component />
    </div>
  );
}

/** What is inside of the React root of a published demo. */
export function Stage(props: StageProps) {
  const { id } = props;
  const { demoWaits } = useTexts(stageTexts);
  const visibility = useStore(stageVisibility(id));
  return (
    <InspectionProvider demo={id}>
      <DemoBoundary onReload={() => forgetDemo(id)}>
        <Suspense fallback={<p className="demo-waits">{demoWaits}</p>}>
          <Activity mode={visibility}>
            <Demo {...props} />
          </Activity>
        </Suspense>
      </DemoBoundary>
    </InspectionProvider>
  );
}
