import { useTexts } from '../../locale/useTexts';

/** Says that the inspector did not load, and offers to try again. */
export function InspectorFailed({ onRetry }: { onRetry: () => void }) {
  const { inspectorUnavailable, tryAgain } = useTexts();
  return (
    <div className="inspector-state" role="alert">
      <p>
        <strong>{inspectorUnavailable.what}</strong> {inspectorUnavailable.why}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  );
}
