import { useTexts } from '../locale/useTexts';
import { Button } from '../ui/Button';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { toCode } from './code/code';
import { Live, type Handlers } from './Live';
import type { Description } from './model/description';
import { usePlayground, useSubjectTexts } from './PlaygroundContext';
import { playgroundTexts } from './texts';

interface PreviewProps {
  description: Description;
  handlers: Handlers;
  onReset: () => void;
}

/** The live component, or what to say when it has thrown; other props start it again. */
export function Preview({ description, handlers, onReset }: PreviewProps) {
  const { model } = usePlayground();
  const { noun } = useSubjectTexts();
  const texts = useTexts(playgroundTexts);
  return (
    <ErrorBoundary
      resetKey={toCode(model, description)}
      fallback={(error) => (
        <div className="demo-error" role="alert">
          <p>
            <strong>{texts.stopped.what(noun)}</strong>
            <span>{` ${texts.stopped.why}`}</span>
          </p>
          <pre>{error.message}</pre>
          <Button onClick={onReset}>{texts.reset}</Button>
        </div>
      )}
    >
      <Live description={description} handlers={handlers} />
    </ErrorBoundary>
  );
}
