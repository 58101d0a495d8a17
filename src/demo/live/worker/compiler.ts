import type { CompileResult } from '../compile/compile';
import type { DemoFiles } from '../files';
import { parseAnswer, type CompileRequest } from './protocol';

/** The part of a `Worker` that is used. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: CompileRequest): void;
  terminate(): void;
}

/** Compiles off the page's thread. */
export interface Compiler {
  /** Never rejects: what keeps the compiler from working is a problem like any other. */
  compile(files: DemoFiles, entry: string): Promise<CompileResult>;
  /** Starts the worker ahead of the first call. If it cannot, calls say so. */
  prepare(): void;
  /** Ends the worker. The next call starts another one. */
  close(): void;
}

/** How long compiling may take, in milliseconds. The worst that `MAX_SOURCE` lets through took 1.5 seconds. */
const COMPILE_TIMEOUT = 15_000;

interface Waiting {
  settle: (result: CompileResult) => void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Creates a compiler. Its worker is started by the first call, and again after it died; each call that it then owes
 * gets the problem as its answer.
 *
 * @param startWorker - May throw where the page's policy forbids workers.
 */
export function createCompiler(startWorker: () => WorkerPort, timeout = COMPILE_TIMEOUT): Compiler {
  const waiting = new Map<number, Waiting>();
  let worker: WorkerPort | undefined;
  let lastId = 0;

  function settle(id: number, result: CompileResult) {
    const asker = waiting.get(id);
    if (!asker) return;
    waiting.delete(id);
    clearTimeout(asker.timer);
    asker.settle(result);
  }

  function die(detail: string) {
    worker?.terminate();
    worker = undefined;
    for (const id of [...waiting.keys()]) settle(id, { problems: [{ kind: 'compiler', detail }] });
  }

  function started(): WorkerPort {
    if (worker) return worker;
    worker = startWorker();
    worker.onmessage = ({ data }) => {
      const answer = parseAnswer(data);
      if (answer) settle(answer.id, answer.result);
    };
    worker.onerror = (event) => {
      // It is told to the reader; the browser need not report it as uncaught as well.
      event.preventDefault();
      die(event.message || 'its script did not start');
    };
    return worker;
  }

  return {
    prepare() {
      try {
        started();
      } catch {
        // The first call will try again, and has somebody to tell.
      }
    },
    compile(files, entry) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        const timer = setTimeout(() => die(`no answer within ${timeout} ms`), timeout);
        waiting.set(id, { settle: resolve, timer });
        try {
          started().postMessage({ id, entry, files });
        } catch (error) {
          die(String(error));
        }
      });
    },
    close: () => die('it was closed'),
  };
}
