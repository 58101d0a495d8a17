import inspection from '@@/subject/inspection';
import { watchCalls, type CallWatcher } from '../../../inspect/calls/watchCalls';
import type { Snapshot, SnapshotWatch } from '../../../inspect/watch/snapshot';
import { watchStage } from '../../../inspect/watch/watchStage';
import { LIMITS } from '../limits';
import type { FromFrame } from '../protocol';
import { limitRate } from '../runtime/reportLines';
import { parseSnapshot } from './parseSnapshot';

declare global {
  interface Window {
    /** Where the inspector's script leaves itself for the runtime, which takes it away. */
    __sandboxInspector?: (parts: InspectorParts) => Inspector;
  }
}

/** What an inspector is made of. */
export interface InspectorParts {
  /** What the demo is in; what is a child of the body belongs to it. */
  stage: Element;
  send: (message: FromFrame) => void;
}

/** Reports to the page what the components in a frame do. */
export interface Inspector {
  listen: CallWatcher;
  /** Reports what assistive technology gets: now, and after changes. */
  watch: (chosen: number | undefined) => SnapshotWatch;
}

/** Creates an inspector. It does nothing by itself. */
export function createInspector({ stage, send }: InspectorParts): Inspector {
  const mayReport = limitRate(LIMITS.callsPerSecond, (count) =>
    send({ type: 'calls-missed', count }),
  );

  function watch(chosen: number | undefined): SnapshotWatch {
    let last = '';
    return watchStage(stage, inspection)(chosen, (seen: Snapshot) => {
      const details = inspection?.parseDetails(seen.details);
      const snapshot = parseSnapshot({ ...seen, details });
      const { announcements, ...rest } = snapshot;
      const now = JSON.stringify(rest);
      if (now === last && announcements.length === 0) return;
      last = now;
      send({ type: 'snapshot', snapshot });
    });
  }

  const listen = watchCalls({
    inspection,
    report: (call) => send({ type: 'call', call }),
    mayReport,
  });
  return { listen, watch };
}

// This is a file of its own on the host, which comes into a frame when its reader inspects.
window.__sandboxInspector = createInspector;
