import type { Bundle } from './compile/bundle';
import type { Failure, InspectMessage, FramePair, FrameEvent, LogMessage } from './host/framePair';
import { createResults, type Result } from './results';

/** What a runner reports. The bundle says which code it is about. */
export interface RunnerEvents {
  /** New code is visible. */
  onRendered: (bundle: Bundle) => void;
  /** Code did not start, or the visible result stopped. */
  onFailed: (bundle: Bundle, failure: Failure) => void;
  /** A result is visible again after one stopped. */
  onRestored: () => void;
  onLogged: (bundle: Bundle, message: LogMessage) => void;
  onInspected: (message: InspectMessage) => void;
}

/** Keeps the last good result visible. */
export interface Runner {
  /** Tries new code. */
  run(bundle: Bundle): void;
  /** Whether a result is visible. */
  hasResult(): boolean;
  setScheme: FramePair['setScheme'];
  inspect: FramePair['inspect'];
  close(): void;
}

interface Run {
  number: number;
  result: Result;
  /** Started to replace a result that stopped; nobody waits for it. */
  isRestored: boolean;
}

/**
 * Creates a runner with its own frames. Code that was rendered and then hangs, throws or leaves is
 * started once more. If it fails again, the result before it is started.
 */
export function createRunner(
  createFrames: (onEvent: (event: FrameEvent) => void) => FramePair,
  { onRendered, onFailed, onRestored, onLogged, onInspected }: RunnerEvents,
): Runner {
  const results = createResults();
  const frames = createFrames(onEvent);
  let runs = 0;
  let visible: Run | undefined;
  let trial: Run | undefined;

  function begin(result: Result, isRestored: boolean) {
    runs += 1;
    trial = { number: runs, result, isRestored };
    frames.run(runs, result.bundle);
  }

  function remove(run: Run) {
    if (run === visible) visible = undefined;
    else trial = undefined;
  }

  function restore() {
    const best = results.best();
    if (!visible && !trial && best) begin(best, true);
  }

  function fail(run: Run, failure: Failure) {
    const wasNew = run === trial && !run.isRestored;
    remove(run);
    if (failure.kind === 'shared') {
      // It is not at fault: other code hung.
      if (wasNew) begin(run.result, false);
    } else {
      run.result.failures += 1;
      onFailed(run.result.bundle, failure);
    }
    restore();
  }

  function rendered(run: Run) {
    if (run !== trial) return;
    visible = run;
    trial = undefined;
    results.add(run.result);
    if (run.isRestored) onRestored();
    else onRendered(run.result.bundle);
  }

  function onEvent(event: FrameEvent) {
    const run = [trial, visible].find((each) => each?.number === event.run);
    if (!run) return;
    switch (event.type) {
      case 'rendered':
        rendered(run);
        break;
      case 'failed':
        fail(run, event.failure);
        break;
      case 'logged':
        onLogged(run.result.bundle, event.message);
        break;
      case 'inspected':
        onInspected(event.message);
        break;
    }
  }

  return {
    run: (bundle) => begin({ bundle, failures: 0 }, false),
    hasResult: () => visible !== undefined,
    setScheme: (scheme) => frames.setScheme(scheme),
    inspect: (request) => frames.inspect(request),
    close: () => frames.close(),
  };
}
