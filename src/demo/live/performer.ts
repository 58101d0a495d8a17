import type { Bundle } from './compile/bundle';
import type { Failure, InspectMessage, Stage, StageEvent, LogMessage } from './host/stage';
import { createResults, type Result } from './results';

/** What a performer tells; the bundle says whose code it is about. */
export interface PerformerEvents {
  /** New code is to be seen. */
  onRendered: (bundle: Bundle) => void;
  /** Code did not start, or what was seen came to an end. */
  onFailed: (bundle: Bundle, failure: Failure) => void;
  /** A result is to be seen again after one came to an end. */
  onRestored: () => void;
  onLogged: (bundle: Bundle, message: LogMessage) => void;
  onInspected: (message: InspectMessage) => void;
}

/** Sees to it that the last good result is on the stage. */
export interface Performer {
  /** Tries new code. */
  perform(bundle: Bundle): void;
  /** Whether something is to be seen. */
  hasResult(): boolean;
  setScheme: Stage['setScheme'];
  inspect: Stage['inspect'];
  close(): void;
}

interface Act {
  run: number;
  result: Result;
  /** Started to replace a result that came to an end; nobody waits for it. */
  isRestored: boolean;
}

/**
 * Creates a performer on a stage of its own. What was rendered and then hangs, throws or leaves is started once more; if
 * it does so again, the result before it is.
 */
export function createPerformer(
  openStage: (onEvent: (event: StageEvent) => void) => Stage,
  { onRendered, onFailed, onRestored, onLogged, onInspected }: PerformerEvents,
): Performer {
  const results = createResults();
  const stage = openStage(onEvent);
  let runs = 0;
  let seen: Act | undefined;
  let onTrial: Act | undefined;

  function begin(result: Result, isRestored: boolean) {
    runs += 1;
    onTrial = { run: runs, result, isRestored };
    stage.run(runs, result.bundle);
  }

  function takeAway(act: Act) {
    if (act === seen) seen = undefined;
    else onTrial = undefined;
  }

  function restore() {
    const best = results.best();
    if (!seen && !onTrial && best) begin(best, true);
  }

  function fail(act: Act, failure: Failure) {
    const wasNew = act === onTrial && !act.isRestored;
    takeAway(act);
    if (failure.kind === 'shared') {
      // It did nothing: the code that hung was another's.
      if (wasNew) begin(act.result, false);
    } else {
      act.result.deaths += 1;
      onFailed(act.result.bundle, failure);
    }
    restore();
  }

  function rendered(act: Act) {
    if (act !== onTrial) return;
    seen = act;
    onTrial = undefined;
    results.add(act.result);
    if (act.isRestored) onRestored();
    else onRendered(act.result.bundle);
  }

  function onEvent(event: StageEvent) {
    const act = [onTrial, seen].find((each) => each?.run === event.run);
    if (!act) return;
    switch (event.type) {
      case 'rendered':
        rendered(act);
        break;
      case 'failed':
        fail(act, event.failure);
        break;
      case 'logged':
        onLogged(act.result.bundle, event.message);
        break;
      case 'inspected':
        onInspected(event.message);
        break;
    }
  }

  return {
    perform: (bundle) => begin({ bundle, deaths: 0 }, false),
    hasResult: () => seen !== undefined,
    setScheme: (scheme) => stage.setScheme(scheme),
    inspect: (wish) => stage.inspect(wish),
    close: () => stage.close(),
  };
}
