import { useState } from 'react';
import { toCode } from '../../src/rc-select/playground/code';
import { FIELD, type Description } from '../../src/rc-select/playground/props';
import { keyOf, LiveSelect } from '../rc-select/LiveSelect';
import { showValue } from './showValue';
import { StageBoundary } from './StageBoundary';
import { usePlaygroundMessages } from './usePlaygroundMessages';

/** Props of the stage. */
export interface StageProps {
  description: Description;
  onReset: () => void;
}

/** The live select and what is chosen in it. */
export function Stage({ description, onReset }: StageProps) {
  const messages = usePlaygroundMessages();
  const [chosen, setChosen] = useState<{ key: string; value: unknown }>();
  const key = keyOf(description);
  const first = description.props.find(({ name }) => name === 'defaultValue')?.value;
  return (
    <section className="playground-stage" aria-label={messages.preview}>
      <StageBoundary
        code={toCode(description)}
        fallback={(error) => (
          <div className="demo-error" role="alert">
            <p>
              <strong>{messages.stopped.what}</strong> {messages.stopped.why}
            </p>
            <pre>{error.message}</pre>
            <button type="button" className="button" onClick={onReset}>
              {messages.reset}
            </button>
          </div>
        )}
      >
        <LiveSelect description={description} onChange={(value) => setChosen({ key, value })} />
      </StageBoundary>
      <p className="playground-value">
        {messages.value}:{' '}
        <output htmlFor={FIELD.id} translate="no">
          {showValue(chosen?.key === key ? chosen.value : first)}
        </output>
      </p>
    </section>
  );
}
