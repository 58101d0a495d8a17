import { createStore, type Readable } from '../../lib/store';
import type { ColorScheme } from '../../ui/color/preference';
import type { SnapshotWatch } from '../inspect/watch/snapshot';
import type { Bundle } from './compile/bundle';
import type { DemoFiles } from './files';
import type { CodeFrame, CodeFrameEvents, InspectMessage } from './host/codeFrame';
import { withMessage, type LogEntry, toRunProblem } from './reports';
import { createRunner } from './runner';
import type { SandboxProblem } from './sandboxProblem';
import type { Compiler } from './worker/compiler';

/**
 * Nothing was run yet; the code is waited for and compiled; it was given to a frame; it has a
 * problem; the reader has stopped it. After a failure the last good result stays (E2), if there is
 * one.
 */
type SandboxPhase = 'idle' | 'compiling' | 'running' | 'failed' | 'stopped';

/** The state of a sandbox. Immutable: each change creates a new object. */
export interface SandboxState {
  phase: SandboxPhase;
  /** From an edit until its result or its problems are there (E2). */
  loading: boolean;
  files: DemoFiles;
  /** Whether a result is visible. Until then, the page shows the demo as it was built. */
  hasResult: boolean;
  problems: readonly SandboxProblem[];
  /** Oldest line first, of the newest run. */
  log: readonly LogEntry[];
}

/** Typing is quiet for so long before the code is compiled, in milliseconds (E2). */
export const RUN_DEBOUNCE = 500;

/** What a sandbox is made of; tests give their own. */
export interface SandboxParts {
  files: DemoFiles;
  /** Name of the file whose default export is the demo. */
  entry: string;
  /** The files to begin with, such as those of a shared link. */
  edited?: DemoFiles;
  compiler: Pick<Compiler, 'compile'>;
  /** Brings the script that frames are inspected with. */
  loadInspector: () => Promise<Blob>;
  openFrame: (events: CodeFrameEvents) => CodeFrame;
  scheme: ColorScheme;
}

/**
 * A demo whose code can be changed. Nothing runs before `run` is called, so that code from a link
 * waits for its reader.
 */
export interface Sandbox extends Readable<SandboxState> {
  /** Changes a file. Once the demo runs, so does the change, when the typing pauses (E2). */
  edit(name: string, text: string): void;
  /** Compiles and runs at once: to begin with, and again after a problem. */
  run(): void;
  /** Ends all that runs. The next edit or `run` starts the code again. */
  stop(): void;
  /** Back to the demo's own files; undoing that is the editor's. */
  reset(): void;
  setScheme(scheme: ColorScheme): void;
  /**
   * Reports what the components of this code and of later code do. A second listener replaces
   * the first.
   *
   * @throws When the script for it cannot be loaded.
   */
  inspect(listener: (message: InspectMessage) => void): Promise<SnapshotWatch>;
  close(): void;
}

/** Creates a sandbox. A late answer cannot get in: only what belongs to the latest files counts. */
export function createSandbox({
  files: own,
  entry,
  edited = own,
  compiler,
  loadInspector,
  openFrame,
  scheme,
}: SandboxParts): Sandbox {
  let inspector: ((message: InspectMessage) => void) | undefined;
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let compiling: DemoFiles | undefined;
  let latest: Bundle | undefined;
  const store = createStore<SandboxState>({
    phase: 'idle',
    loading: false,
    files: edited,
    hasResult: false,
    problems: [],
    log: [],
  });

  const runner = createRunner(openFrame, scheme, {
    onRendered(bundle) {
      if (bundle === latest) update({ phase: 'running', loading: false, problems: [] });
      else update({});
    },
    onFailed(bundle, failure) {
      report([toRunProblem(failure, bundle)]);
    },
    onRestored: () => update({}),
    onInspected: (message) => inspector?.(message),
    onLogged: (bundle, message) => update({ log: withMessage(store.get().log, message, bundle) }),
  });

  const hasRun = () => store.get().phase !== 'idle';
  const isWanted = () => !isClosed && store.get().phase !== 'stopped';

  function update(change: Partial<SandboxState>) {
    if (isClosed) return;
    store.set({ ...store.get(), ...change, hasResult: runner.hasResult() });
  }

  /** What runs may fail while newer code is awaited; the wait goes on then. */
  function report(problems: readonly SandboxProblem[]) {
    if (latest) update({ phase: 'failed', loading: false, problems });
    else update({ problems });
  }

  function change(files: DemoFiles) {
    latest = undefined;
    update(hasRun() ? { files, phase: 'compiling', loading: true } : { files });
  }

  async function compileLatest() {
    clearTimeout(debounce);
    update({ phase: 'compiling', loading: true });
    // At most one is on its way: a worker that is given every version compiles all of them.
    if (compiling) return;
    let result;
    do {
      compiling = store.get().files;
      result = await compiler.compile(compiling, entry);
    } while (isWanted() && compiling !== store.get().files && debounce === undefined);
    const isStale = compiling !== store.get().files;
    compiling = undefined;
    if (!isWanted() || isStale) return;
    if ('problems' in result) {
      update({ phase: 'failed', loading: false, problems: result.problems });
      return;
    }
    latest = result.bundle;
    update({ phase: 'running', log: [] });
    runner.run(latest);
  }

  function runNow() {
    clearTimeout(debounce);
    debounce = undefined;
    void compileLatest();
  }

  return {
    get: store.get,
    initial: store.initial,
    subscribe: store.subscribe,
    edit(name, text) {
      if (store.get().files.get(name) === text) return;
      change(new Map(store.get().files).set(name, text));
      if (!hasRun()) return;
      clearTimeout(debounce);
      debounce = setTimeout(runNow, RUN_DEBOUNCE);
    },
    run() {
      latest = undefined;
      runNow();
    },
    stop() {
      clearTimeout(debounce);
      debounce = undefined;
      latest = undefined;
      runner.stop();
      update({ phase: 'stopped', loading: false, problems: [] });
    },
    reset() {
      change(own);
      if (hasRun()) runNow();
    },
    setScheme: runner.setScheme,
    async inspect(listener) {
      const script = await loadInspector();
      inspector = listener;
      const isStale = () => isClosed || inspector !== listener;
      const choose = (chosen: number | undefined) => {
        if (!isStale()) runner.inspect({ isOn: true, chosen, script });
      };
      choose(undefined);
      return {
        choose,
        stop() {
          if (isStale()) return;
          inspector = undefined;
          runner.inspect({ isOn: false });
        },
      };
    },
    close() {
      isClosed = true;
      clearTimeout(debounce);
      runner.stop();
    },
  };
}
