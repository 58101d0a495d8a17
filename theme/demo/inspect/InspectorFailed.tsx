import { useTexts } from '../../locale/useTexts';
import { Button } from '../../ui/Button';

/** Says that the inspector did not load, and offers to try again. */
export function InspectorFailed({ onRetry }: { onRetry: () => void }) {
  const { inspectorUnavailable, tryAgain } = useTexts();
  return (
    <div className="inspector-state" role="alert">
      <p>
        <strong>{inspectorUnavailable.what}</strong> {inspectorUnavailable.why}
      </p>
      <Button onClick={onRetry}>{tryAgain}</Button>
    </div>
  );
}
