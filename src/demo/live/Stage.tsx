import {
  Activity,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  type ReactNode,
} from 'react';
import { useStore } from '../../lib/react/useStore';
import { useTexts } from '../../locale/useTexts';
import { BlockStateProvider, blockState } from './blockState';
import type { DemosLoader } from '../../document/router/page';
import { forgetDemo, loadDemo, demoRetries, DemoUnavailable } from './loadDemo';
import { stageTexts } from './texts';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { StageFailure } from './StageFailure';

/** Says that the code of a demo did not arrive; its button starts all such demos again. */
function Unavailable({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const retry = useEffectEvent(onRetry);
  useEffect(function waitForRetry() {
    demoRetries.add(() => retry());
  }, []);
  return <StageFailure onRetry={demoRetries.run}>{children}</StageFailure>;
}

interface DemoBoundaryProps {
  /** Called before another try when the code of the demo did not arrive. */
  onReload: () => void;
  children: ReactNode;
}

/**
 * Keeps an error of a demo inside its block: says what happened and offers to start the demo again.
 */
export function DemoBoundary({ onReload, children }: DemoBoundaryProps) {
  const { demoStopped } = useTexts(stageTexts);
  return (
    <ErrorBoundary
      fallback={(error, retry) => {
        const message = <pre>{error.message}</pre>;
        if (!(error instanceof DemoUnavailable)) {
          return (
            <FailureNotice className="demo-error" problem={demoStopped} onRetry={retry}>
              {message}
            </FailureNotice>
          );
        }
        const reload = () => {
          onReload();
          retry();
        };
        return <Unavailable onRetry={reload}>{message}</Unavailable>;
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

interface StageProps {
  id: string;
  demos: DemosLoader;
  /** Called when the demo's elements are in the document. */
  onRendered?: () => void;
  onLive?: () => void;
}

/** Says that a demo reacts; browser tests wait for it. */
function markLive(element: HTMLElement | null): void {
  if (element) element.dataset.live = '';
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
  const visibility = useStore(blockState(id).visibility);
  return (
    <BlockStateProvider demo={id}>
      <DemoBoundary onReload={() => forgetDemo(id)}>
        <Suspense fallback={<p className="demo-waits">{demoWaits}</p>}>
          <Activity mode={visibility}>
            <Demo {...props} />
          </Activity>
        </Suspense>
      </DemoBoundary>
    </BlockStateProvider>
  );
}
