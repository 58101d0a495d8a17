import { useState } from 'react';
import { createCallLog } from '../../../../src/rc-select/inspect/calls/callLog';
import { watchAccessibility } from '../../../../src/rc-select/inspect/watch/watchAccessibility';
import { useStore } from '../../../base/useStore';
import { usePageTexts } from '../../../locale/usePageTexts';
import { useTexts } from '../../../locale/useTexts';
import { FailureNotice } from '../../../ui/on-request/FailureNotice';
import { Calls } from './Calls';
import { Now } from './Now';
import { Spoken } from './Spoken';
import { inspectTexts } from './texts';
import { useSource, type InspectorProps } from './useSource';
import './inspect.css';

/**
 * What a demo's selects do, as it happens: the callbacks they call, and what they expose to
 * assistive technology. It takes no focus and announces nothing by itself.
 */
export default function InspectorPanel(props: InspectorProps) {
  const [log] = useState(createCallLog);
  const [watch] = useState(watchAccessibility);
  const state = useStore(watch);
  const { isEdited, hasFailed, retry } = useSource(props, log, watch);
  const texts = useTexts(inspectTexts);
  const { inspectorUnavailable } = usePageTexts();
  // A document of its own, where nothing can be seen from here.
  const isFramed = !isEdited && props.stage.querySelector('iframe') !== null;

  if (hasFailed) {
    return (
      <FailureNotice className="inspector-state" problem={inspectorUnavailable} onRetry={retry} />
    );
  }
  if (isFramed && state.hasLooked && !state.description) {
    return <p className="inspector-state">{texts.inFrame}</p>;
  }
  return (
    <div className="inspector-columns">
      <div className="inspector-column">
        <Calls log={log} hasSelects={state.names.length > 1} />
        <Spoken spoken={state.spoken} onClear={watch.clear} />
      </div>
      <Now state={state} onChoose={watch.choose} />
    </div>
  );
}
