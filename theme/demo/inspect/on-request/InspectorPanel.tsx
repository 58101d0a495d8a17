import { useEffect, useState, useSyncExternalStore } from 'react';
import { CALLBACK_NAMES } from '../../../../src/inspect/calls/callbacks';
import { createCallLog } from '../../../../src/inspect/calls/callLog';
import { watchSelects } from '../../../../src/inspect/calls/watchSelects';
import { watchAccessibility } from '../../../../src/inspect/watch/watchAccessibility';
import { watchStage } from '../../../../src/inspect/watch/watchStage';
import type { InspectorProps } from '../inspection';
import { Calls } from './Calls';
import { Now } from './Now';
import { Spoken } from './Spoken';
import './inspect.css';

/**
 * What a demo's selects tell the outside: the callbacks they call, and what assistive technology is told, both live. It takes
 * no focus and speaks only when it is read.
 */
export default function InspectorPanel({ inspection, stage, panel }: InspectorProps) {
  const [log] = useState(createCallLog);
  const [watch] = useState(watchAccessibility);
  const state = useSyncExternalStore(watch.subscribe, watch.state);

  useEffect(
    function follow() {
      inspection.watcher.set(watchSelects({ callbacks: CALLBACK_NAMES, report: log.add }));
      const stop = watch.follow(watchStage(stage, panel));
      return () => {
        inspection.watcher.set(undefined);
        stop();
      };
    },
    [inspection, stage, panel, log, watch],
  );

  return (
    <div className="inspector-columns">
      <div className="inspector-column">
        <Calls log={log} hasSelects={state.names.length > 1} />
        <Spoken spoken={state.spoken} onClear={watch.clear} />
      </div>
      <Now
        state={state}
        onChoose={watch.choose}
        isFramed={stage.querySelector('iframe') !== null}
      />
    </div>
  );
}
