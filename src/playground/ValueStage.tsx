import { useState } from 'react';
import { useTexts } from '../locale/useTexts';
import type { ShownValue } from './adapter';
import { keyOf } from './model/description';
import { usePlayground } from './PlaygroundContext';
import { Preview } from './Preview';
import type { StageProps } from './stageProps';
import { playgroundTexts } from './texts';

/** A value as a reader of code would write it; what JSON has no words for is named. */
function showValue(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // A label may be an element, which refers back to itself.
    return String(value);
  }
}

/** The live component and the value that it has. */
export function ValueStage({ description, onReset, shown }: StageProps & { shown: ShownValue }) {
  const texts = useTexts(playgroundTexts);
  const { model } = usePlayground();
  const [changed, setChanged] = useState<{ key: string; value: unknown }>();
  const key = keyOf(model, description);
  const first = description.find(({ name }) => name === shown.initial)?.value;
  return (
    <>
      <Preview
        description={description}
        handlers={{ [shown.callback]: (value) => setChanged({ key, value }) }}
        onReset={onReset}
      />
      <p className="playground-value">
        <span>{`${texts.value} `}</span>
        <output htmlFor={shown.for} translate="no">
          {showValue(changed?.key === key ? changed.value : first)}
        </output>
      </p>
    </>
  );
}
