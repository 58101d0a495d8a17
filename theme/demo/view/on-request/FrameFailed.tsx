import { useTexts } from '../../../locale/useTexts';
import { viewTexts } from './texts';
import { Button } from '../../../ui/Button';

/** Says that a demo's frame did not load, and offers to try again. */
export function FrameFailed({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts();
  const { frameFailed } = useTexts(viewTexts);
  return (
    <div className="demo-error" role="alert">
      <p>
        <strong>{frameFailed.what}</strong> {frameFailed.why}
      </p>
      <Button onClick={onRetry}>{texts.tryAgain}</Button>
    </div>
  );
}
