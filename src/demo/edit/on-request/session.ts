import { createStore, type Readable } from '../../../lib/store';
import { RUN_DEBOUNCE, type Sandbox, type SandboxState } from '../../sandbox/sandbox';
import { positionOf } from '../../sandbox/sandboxProblem';
import type { DemoCode } from '../../code/demoCode';
import type { Draft } from './draft';

/** The visible state of an open editor. Immutable. */
export interface SessionState {
  sandbox: SandboxState;
  /** The reader sees its result in the place of the published demo. */
  isShown: boolean;
  /** An edit waits for its result (E2). */
  isLoading: boolean;
  /** The code came with a link, and nothing of it runs before its reader asks for it. */
  awaitsRun: boolean;
  /** The draft is one from before, and has not been edited since. */
  isRestored: boolean;
}

/** A demo while its editor is open. */
export interface EditSession extends Readable<SessionState> {
  id: string;
  draft: Draft;
  /** Where the result is to be seen; the stage takes it in. */
  container: HTMLElement;
  run: () => void;
  stop: () => void;
  reset: () => void;
  setScheme: Sandbox['setScheme'];
  inspect: Sandbox['inspect'];
  /**
   * Ends the editing. The block is as published again, for copies and exports too; the draft stays.
   */
  close: () => void;
}

interface SessionParts {
  code: DemoCode;
  draft: Draft;
  container: HTMLElement;
  sandbox: Sandbox;
}

/** Shares what the reader made of the demo with the other parts of the block. */
export function shareCode(code: DemoCode, draft: Draft): void {
  code.change(draft.isEdited() ? Object.fromEntries(draft.files()) : undefined);
}

/**
 * Opens an editor on a draft. The demo stays as published until the first edit pauses, or at once
 * where the draft is an edited one: its reader left it so.
 */
export function createSession({ code, draft, container, sandbox }: SessionParts): EditSession {
  let firstRun: ReturnType<typeof setTimeout> | undefined;
  let marked = sandbox.get().problems;
  let isRestored = draft.isEdited() && !draft.awaitsRun;
  const { set, ...store } = createStore(look());

  function look(): SessionState {
    const now = sandbox.get();
    return {
      sandbox: now,
      isShown: draft.isEdited() && now.hasResult,
      isLoading: now.loading || firstRun !== undefined,
      awaitsRun: draft.awaitsRun,
      isRestored,
    };
  }

  function update() {
    set(look());
  }

  function run() {
    clearTimeout(firstRun);
    firstRun = undefined;
    draft.awaitsRun = false;
    sandbox.run();
  }

  /**
   * A sandbox waits for its first `run`; here the first edit is one, unless the code is somebody
   * else's.
   */
  function planFirstRun() {
    if (sandbox.get().phase !== 'idle' || draft.awaitsRun) return;
    clearTimeout(firstRun);
    firstRun = draft.isEdited() ? setTimeout(run, RUN_DEBOUNCE) : undefined;
  }

  const stopDraft = draft.subscribe((path, text) => {
    isRestored = false;
    sandbox.edit(path, text);
    shareCode(code, draft);
    planFirstRun();
    update();
  });

  const stopSandbox = sandbox.subscribe(() => {
    const { problems } = sandbox.get();
    if (problems !== marked) {
      marked = problems;
      draft.documents.mark(problems.flatMap((problem) => positionOf(problem) ?? []));
    }
    update();
  });

  if (draft.isEdited() && !draft.awaitsRun) run();

  return {
    ...store,
    id: code.published().id,
    draft,
    container,
    run,
    stop() {
      clearTimeout(firstRun);
      firstRun = undefined;
      sandbox.stop();
      update();
    },
    reset() {
      isRestored = false;
      draft.reset();
      sandbox.reset();
      // Shared files of a link may have gone without an edit.
      shareCode(code, draft);
      update();
    },
    setScheme: (scheme) => sandbox.setScheme(scheme),
    inspect: (listener) => sandbox.inspect(listener),
    close() {
      clearTimeout(firstRun);
      stopDraft();
      stopSandbox();
      sandbox.close();
      draft.documents.mark([]);
      code.change(undefined);
      code.keepDraft(draft.isEdited());
    },
  };
}
