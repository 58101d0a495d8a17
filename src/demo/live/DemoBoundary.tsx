import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTexts } from '../../locale/useTexts';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { demoRetries, DemoUnavailable } from './loadDemo';
import { StageFailure } from './StageFailure';
import { stageTexts } from './texts';

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
