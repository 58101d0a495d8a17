import type { ColorScheme } from '../../ui/color/preference';
import { NO_ELEMENTS } from '../inspect/watch/snapshot';
import type { Bundle } from './compile/bundle';
import type { InspectRequest } from './frame/protocol';
import type {
  CodeFrame,
  CodeFrameEvents,
  Failure,
  InspectMessage,
  LogMessage,
} from './host/codeFrame';

/** How often a result may fail before it is no longer restarted automatically. */
const MAX_FAILURES = 2;

/** The last good result, and the one before in case it turns out not to be. */
const KEPT_RESULTS = 2;

interface RunnerEvents {
  /** New code is visible. */
  onRendered: (bundle: Bundle) => void;
  /** Code did not start, or the visible result stopped. */
  onFailed: (bundle: Bundle, failure: Failure) => void;
  /** A result is visible again after one stopped. */
  onRestored: () => void;
  onLogged: (bundle: Bundle, message: LogMessage) => void;
  /**
   * Calls can come from code on trial. A snapshot is always of the visible code, and is empty when
   * that has just appeared.
   */
  onInspected: (message: InspectMessage) => void;
}

interface Result {
  bundle: Bundle;
  failures: number;
}

interface Run {
  result: Result;
  frame: CodeFrame;
  /** Started to replace a result that stopped; nobody waits for it. */
  isRestored: boolean;
}

/**
 * Creates a runner, which has at most one frame that is visible and one on trial. Code that was
 * rendered and then hangs, throws or leaves is started once more, but not what filled the history.
 * If it fails again, the result before it is started.
 */
export function createRunner(
  openFrame: (events: CodeFrameEvents) => CodeFrame,
  scheme: ColorScheme,
  { onRendered, onFailed, onRestored, onLogged, onInspected }: RunnerEvents,
) {
  let request: InspectRequest = { isOn: false };
  let visible: Run | undefined;
  let trial: Run | undefined;
  /** Newest first. */
  let results: readonly Result[] = [];

  const isOpen = (run: Run) => run === visible || run === trial;

  function begin(result: Result, isRestored: boolean) {
    trial?.frame.close();
    const { code, entry } = result.bundle;
    const frame = openFrame({
      onRendered: () => promote(run),
      onFailed: (failure) => fail(run, failure),
      onLogged(message) {
        if (isOpen(run)) onLogged(result.bundle, message);
      },
      onInspected: (message) => inspected(run, message),
    });
    const run: Run = { result, frame, isRestored };
    trial = run;
    frame.send({ type: 'scheme', scheme });
    if (request.isOn) frame.send({ type: 'inspect', request });
    frame.send({ type: 'run', code, entry });
  }

  function promote(run: Run) {
    if (run !== trial) return;
    visible?.frame.close();
    visible = run;
    trial = undefined;
    run.frame.reveal();
    const others = results.filter((each) => each !== run.result);
    results = [run.result, ...others].slice(0, KEPT_RESULTS);
    if (run.isRestored) onRestored();
    else onRendered(run.result.bundle);
    inspected(run, { type: 'snapshot', snapshot: NO_ELEMENTS });
  }

  function fail(run: Run, failure: Failure) {
    if (!isOpen(run)) return;
    const wasNew = run === trial && !run.isRestored;
    if (run === visible) visible = undefined;
    else trial = undefined;
    if (failure.kind === 'shared') {
      // This code is not at fault: other code hung.
      if (wasNew) begin(run.result, false);
    } else {
      // What fills the history would only go on with it.
      run.result.failures += failure.kind === 'too-many-entries' ? MAX_FAILURES : 1;
      onFailed(run.result.bundle, failure);
    }
    const best = results.find(({ failures }) => failures < MAX_FAILURES);
    if (!visible && !trial && best) begin(best, true);
  }

  function inspected(run: Run, message: InspectMessage) {
    const isReported = message.type === 'snapshot' ? run === visible : isOpen(run);
    if (request.isOn && isReported) onInspected(message);
  }

  return {
    /** Runs code in a new frame, which replaces the visible one once the code is rendered. */
    run: (bundle: Bundle) => begin({ bundle, failures: 0 }, false),
    hasResult: () => visible !== undefined,
    setScheme: (next: ColorScheme) => {
      scheme = next;
      for (const run of [visible, trial]) run?.frame.send({ type: 'scheme', scheme });
    },
    /** Starts or stops reports on what the components do, also in later frames. */
    inspect(next: InspectRequest) {
      request = next;
      for (const run of [visible, trial]) run?.frame.send({ type: 'inspect', request });
    },
    /** Removes all frames and forgets the results. */
    stop() {
      for (const run of [visible, trial]) run?.frame.close();
      visible = undefined;
      trial = undefined;
      results = [];
    },
  };
}
