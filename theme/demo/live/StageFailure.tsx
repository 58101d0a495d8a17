import { useTexts } from '../../locale/useTexts';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { stageTexts } from './texts';

/** Says that the code of a demo did not arrive (H1). */
export function StageFailure({ onRetry }: { onRetry: () => void }) {
  const { demoUnavailable } = useTexts(stageTexts);
  return <FailureNotice className="demo-error" problem={demoUnavailable} onRetry={onRetry} />;
}
