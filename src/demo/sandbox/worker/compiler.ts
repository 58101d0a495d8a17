import {
  connectToWorker,
  type WorkerConnection,
  type WorkerPort as Port,
} from '../../../lib/workerConnection';
import type { CompileResult } from '../compile/compile';
import type { DemoFiles } from '../files';
import { parseAnswer, type CompileAnswer, type CompileRequest } from './protocol';

/** The part of a `Worker` that is used. */
export type WorkerPort = Port<CompileRequest>;

/** Compiles off the main thread. */
export interface Compiler {
  /** Never rejects: what keeps the compiler from working is a problem like any other. */
  compile(files: DemoFiles, entry: string): Promise<CompileResult>;
  /** Starts the worker ahead of the first call. If it cannot, calls say so. */
  prepare(): void;
  /** Ends the worker. The next call starts another one. */
  close(): void;
}

/**
 * How long compiling may take, in milliseconds. The worst that `MAX_SOURCE` lets through took 1.5
 * seconds.
 */
const COMPILE_TIMEOUT = 15_000;

/** The worker does not answer; its message is for whoever fixes it. */
class CompilerError extends Error {}

interface CompilerParts {
  /** May throw where the page's policy forbids workers. */
  startWorker: () => WorkerPort;
  /** Replaces a broken script of the worker in the cache of the browser. */
  refreshScript: () => Promise<void>;
  timeout?: number;
}

/**
 * Creates a compiler. Its worker is started by the first call, and again after it died; each call
 * that it then owes gets the problem as its answer.
 */
export function createCompiler({
  startWorker,
  refreshScript,
  timeout = COMPILE_TIMEOUT,
}: CompilerParts): Compiler {
  let connection: WorkerConnection<CompileRequest, CompileAnswer> | undefined;
  let hasFailed = false;

  function connected(): WorkerConnection<CompileRequest, CompileAnswer> {
    if (!connection?.isOpen()) {
      connection = connectToWorker<CompileRequest, CompileAnswer>({
        worker: startWorker(),
        parse: parseAnswer,
        timeout,
        toError: (detail) => new CompilerError(detail),
      });
    }
    return connection;
  }

  return {
    prepare() {
      if (hasFailed) return;
      try {
        connected();
      } catch {
        // The first call tries again, and reports it.
      }
    },
    async compile(files, entry) {
      try {
        if (hasFailed) await refreshScript();
        const { result } = await connected().ask((id) => ({ id, entry, files }));
        hasFailed = false;
        return result;
      } catch (error) {
        hasFailed = true;
        const detail = error instanceof CompilerError ? error.message : String(error);
        return { problems: [{ kind: 'compiler', detail }] };
      }
    },
    close: () => connection?.close(),
  };
}
