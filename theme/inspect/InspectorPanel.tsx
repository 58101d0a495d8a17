import { useEffect, useState, useSyncExternalStore } from 'react';
import { createCallLog } from '../../src/inspect/calls/callLog';
import { watchSelects } from '../../src/inspect/calls/watchSelects';
import { watchAccessibility } from '../../src/inspect/watch/watchAccessibility';
import type { InspectorProps } from '../demo/inspect/inspection';
import { Calls } from './Calls';
import { Facts } from './Facts';
import { Findings } from './Findings';
import { Options } from './Options';
import { SelectChooser } from './SelectChooser';
import { Spoken } from './Spoken';
import { useInspectMessages } from './useInspectMessages';
import './inspect.css';

/**
 * What a demo's selects tell the outside: the callbacks they call, and what assistive technology is told, both live. It takes
 * no focus and speaks only when it is read.
 */
export default function InspectorPanel({ inspection, stage, panel }: InspectorProps) {
  const messages = useInspectMessages();
  const [log] = useState(createCallLog);
  const [watch] = useState(() => watchAccessibility(stage, panel));
  const { names, chosen, shown, description, spoken } = useSyncExternalStore(
    watch.subscribe,
    watch.state,
  );

  useEffect(
    function listenToCalls() {
      const watcher = watchSelects(log.add);
      inspection.watcher.set(watcher);
      return () => inspection.watcher.set(undefined);
    },
    [inspection, log],
  );

  return (
    <div className="inspector-columns">
      <div className="inspector-column">
        <Calls log={log} hasSelects={names.length > 1} />
        <Spoken spoken={spoken} onClear={watch.clear} />
      </div>
      <section className="inspector-part">
        <header className="inspector-head">
          <h3>{messages.now}</h3>
          {names.length > 1 && (
            <SelectChooser names={names} chosen={chosen} onChoose={watch.choose} />
          )}
        </header>
        <div className="inspector-now" role="group" aria-label={messages.now} tabIndex={0}>
          {description && shown !== undefined ? (
            <>
              <Facts description={description} />
              <Options list={description.list} />
              <Findings description={description} />
            </>
          ) : (
            <p className="inspector-aside">
              {stage.querySelector('iframe') ? messages.inFrame : messages.noSelect}
            </p>
          )}
        </div>
      </section>
    </div>
  );
}
