import { useMessages } from '../../../locale/useLocale';
import { useViewMessages } from './messages';

/** Says that a demo's frame did not load, and offers to try again. */
export function FrameFailed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages();
  const { frameFailed } = useViewMessages();
  return (
    <div className="demo-error" role="alert">
      <p>
        <strong>{frameFailed.what}</strong> {frameFailed.why}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  );
}
