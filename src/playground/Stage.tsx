import { createLoader } from '../lib/loader';
import { usePageTexts } from '../locale/usePageTexts';
import { useTexts } from '../locale/useTexts';
import { FailureNotice } from '../ui/on-request/FailureNotice';
import { LoadingText } from '../ui/on-request/LoadingText';
import { useOnRequest } from '../ui/on-request/useOnRequest';
import { usePlayground, useSubjectTexts } from './PlaygroundContext';
import type { StageProps } from './stageProps';
import { playgroundTexts } from './texts';
import { ValueStage } from './ValueStage';

const eventStage = createLoader(
  () => import(/* webpackChunkName: "playground-events" */ './on-request/EventStage'),
);

/** The live component and what it calls, for which a site that shows a value loads no code. */
function LoadedEventStage(props: StageProps) {
  const stage = useOnRequest(eventStage, true);
  const { playgroundUnavailable } = usePageTexts();
  switch (stage.phase) {
    case 'here':
      return <stage.value.EventStage {...props} />;
    case 'waiting':
      return <LoadingText />;
    case 'failed':
      return <FailureNotice problem={playgroundUnavailable} onRetry={stage.retry} />;
  }
}

/** The live component, and what comes of it. */
export function Stage(props: StageProps) {
  const { shownValue } = usePlayground().model.adapter;
  const { noun } = useSubjectTexts();
  const texts = useTexts(playgroundTexts);
  return (
    <section
      className="playground-stage"
      data-shows={shownValue ? 'value' : 'events'}
      aria-label={texts.preview(noun)}
    >
      {shownValue ? <ValueStage {...props} shown={shownValue} /> : <LoadedEventStage {...props} />}
    </section>
  );
}
