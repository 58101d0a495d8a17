import { useState } from 'react';
import { createCallLog } from '../calls/callLog';
import { watchAccessibility } from '../watch/watchAccessibility';
import { useStore } from '../../../lib/react/useStore';
import { usePageTexts } from '../../../locale/usePageTexts';
import { Button } from '../../../ui/Button';
import { FailureNotice } from '../../../ui/on-request/FailureNotice';
import { DEFAULT_VIEW, isDefaultView } from '../../view/view';
import { useChangeView, useDemoView } from '../../view/useDemoView';
import { Calls } from './Calls';
import { Now } from './Now';
import { Spoken } from './Spoken';
import { useInspectTexts } from './useInspectTexts';
import { useSource, type InspectorProps } from './useSource';
import './inspect.css';

/** Says that a document of its own cannot be looked into, and how to leave it. */
function InFrame({ id }: { id: string }) {
  const texts = useInspectTexts();
  const view = useDemoView(id);
  const changeView = useChangeView(id);
  return (
    <div className="inspector-state">
      <p>{texts.inFrame}</p>
      {/* Some demos are always in a frame. */}
      {!isDefaultView(view) && (
        <Button onClick={() => changeView(DEFAULT_VIEW)}>{texts.leaveFrame}</Button>
      )}
    </div>
  );
}

/**
 * What a demo does, as it happens: the callbacks they call, and what they expose to
 * assistive technology. It takes no focus and announces nothing by itself.
 */
export default function InspectorPanel(props: InspectorProps) {
  const [log] = useState(createCallLog);
  const [watch] = useState(watchAccessibility);
  const state = useStore(watch);
  const { isEdited, hasFailed, retry } = useSource(props, log, watch);
  const { inspectorUnavailable } = usePageTexts();
  const isFramed = !isEdited && props.stage.querySelector('iframe') !== null;

  if (hasFailed) {
    return (
      <FailureNotice className="inspector-state" problem={inspectorUnavailable} onRetry={retry} />
    );
  }
  if (isFramed && state.hasLooked && state.elements.length === 0) {
    return <InFrame id={props.id} />;
  }
  return (
    <div className="inspector-columns">
      <div className="inspector-column">
        <Calls log={log} isNamed={state.elements.length > 1} />
        <Spoken spoken={state.spoken} onClear={watch.clear} />
      </div>
      <Now state={state} onChoose={watch.choose} />
    </div>
  );
}
