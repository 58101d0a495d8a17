import { useTexts } from '../../../locale/useTexts';
import { viewTexts } from './texts';

/** Says that a demo's frame did not load, and offers to try again. */
export function FrameFailed({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts();
  const { frameFailed } = useTexts(viewTexts);
  return (
    <div className="demo-error" role="alert">
      <p>
        <strong>{frameFailed.what}</strong> {frameFailed.why}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {texts.tryAgain}
      </button>
    </div>
  );
}
