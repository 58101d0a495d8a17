import type { ReactNode } from 'react';
import { useTexts } from '../../locale/useTexts';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { stageTexts } from './texts';

interface StageFailureProps {
  onRetry: () => void;
  /** Details, such as the message of an error. */
  children?: ReactNode;
}

/** Says that the code of a demo did not arrive (H1). */
export function StageFailure({ onRetry, children }: StageFailureProps) {
  const { demoUnavailable } = useTexts(stageTexts);
  return (
    <FailureNotice className="demo-error" problem={demoUnavailable} onRetry={onRetry}>
      {children}
    </FailureNotice>
  );
}
