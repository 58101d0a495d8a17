import type { ReactNode } from 'react';
import { useTexts } from '../../locale/useTexts';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { DemoUnavailable } from './loadDemo';
import { stageTexts } from './texts';

interface DemoBoundaryProps {
  /** Called before another try when the code of the demo did not arrive. */
  onReload: () => void;
  children: ReactNode;
}

/**
 * Keeps an error of a demo inside its block: says what happened and offers to start the demo again.
 */
export function DemoBoundary({ onReload, children }: DemoBoundaryProps) {
  const { demoUnavailable, demoStopped } = useTexts(stageTexts);
  return (
    <ErrorBoundary
      fallback={(error, retry) => {
        const isUnavailable = error instanceof DemoUnavailable;
        return (
          <FailureNotice
            className="demo-error"
            problem={isUnavailable ? demoUnavailable : demoStopped}
            onRetry={() => {
              if (isUnavailable) onReload();
              retry();
            }}
          >
            <pre>{error.message}</pre>
          </FailureNotice>
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
