import { useState } from 'react';
import { toCode } from './rc-select/code';
import { FIELD, type SelectDescription } from './rc-select/props';
import { useTexts } from '../locale/useTexts';
import { keyOf, LiveSelect } from './rc-select/LiveSelect';
import { playgroundTexts } from './texts';
import { Button } from '../ui/Button';
import { ErrorBoundary } from '../ui/ErrorBoundary';

interface StageProps {
  description: SelectDescription;
  onReset: () => void;
}

/** A value as a reader of code would write it; what JSON has no words for is named. */
function showValue(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // A label may be an element, which refers back to itself.
    return String(value);
  }
}

/** The live select and what is chosen in it. */
export function Stage({ description, onReset }: StageProps) {
  const texts = useTexts(playgroundTexts);
  const [chosen, setChosen] = useState<{ key: string; value: unknown }>();
  const key = keyOf(description);
  const first = description.props.find(({ name }) => name === 'defaultValue')?.value;
  return (
    <section className="playground-stage" aria-label={texts.preview}>
      <ErrorBoundary
        resetKey={toCode(description)}
        fallback={(error) => (
          <div className="demo-error" role="alert">
            <p>
              <strong>{texts.stopped.what}</strong>
              <span>{` ${texts.stopped.why}`}</span>
            </p>
            <pre>{error.message}</pre>
            <Button onClick={onReset}>{texts.reset}</Button>
          </div>
        )}
      >
        <LiveSelect description={description} onChange={(value) => setChosen({ key, value })} />
      </ErrorBoundary>
      <p className="playground-value">
        <span>{`${texts.value}: `}</span>
        <output htmlFor={FIELD.id} translate="no">
          {showValue(chosen?.key === key ? chosen.value : first)}
        </output>
      </p>
    </section>
  );
}
