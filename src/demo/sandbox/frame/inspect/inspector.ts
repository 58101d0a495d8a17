import { watchSelects, type SelectWatcher } from '../../../inspect/calls/watchSelects';
import type { Snapshot, SnapshotWatch } from '../../../inspect/watch/snapshot';
import { watchStage } from '../../../inspect/watch/watchStage';
import { LIMITS } from '../limits';
import type { FromFrame } from '../protocol';
import { limitRate } from '../runtime/reportLines';
import { parseSnapshot } from './parseSnapshot';

declare global {
  /**
   * Names of the callback props of Select; the build writes them in, since the reference is mostly
   * texts (src/demo/build/sandbox/index.ts).
   */
  const SANDBOX_CALLBACKS: readonly string[];

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

/** Reports to the page what the selects in a frame do. */
export interface Inspector {
  listen: SelectWatcher;
  /** Reports what assistive technology gets: now, and after changes. */
  watch: (chosen: number | undefined) => SnapshotWatch;
}

/** Creates an inspector. It does nothing by itself. */
export function createInspector(
  callbacks: readonly string[],
  { stage, send }: InspectorParts,
): Inspector {
  const mayReport = limitRate(LIMITS.callsPerSecond, (count) =>
    send({ type: 'calls-missed', count }),
  );

  function watch(chosen: number | undefined): SnapshotWatch {
    let last = '';
    return watchStage(stage)(chosen, (seen: Snapshot) => {
      const snapshot = parseSnapshot(seen);
      const { announcements, ...rest } = snapshot;
      const now = JSON.stringify(rest);
      if (now === last && announcements.length === 0) return;
      last = now;
      send({ type: 'snapshot', snapshot });
    });
  }

  const listen = watchSelects({
    callbacks,
    report: (call) => send({ type: 'call', call }),
    mayReport,
  });
  return { listen, watch };
}

// This is a file of its own on the host, which comes into a frame when its reader inspects.
window.__sandboxInspector = (parts) => createInspector(SANDBOX_CALLBACKS, parts);
