import { type SearchRequest } from '../protocol';
import { parseAnswer, type NumberedAnswer } from './parseAnswer';
import { SearchProblem } from './problem';

/** The part of a `Worker` that is used. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: SearchRequest, transfer: ArrayBuffer[]): void;
  terminate(): void;
}

/** How long an answer may take, in milliseconds; a worker that needs longer hangs. */
const ANSWER_TIMEOUT = 10_000;

/** A question as the caller asks it; the connection numbers it. */
export type Question =
  | Omit<Extract<SearchRequest, { action: 'generate-metadata' }>, 'id'>
  | Omit<Extract<SearchRequest, { action: 'get-search-result' }>, 'id'>;

interface Waiting {
  resolve: (answer: NumberedAnswer) => void;
  reject: (problem: SearchProblem) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** A connection to a worker: every question gets its own answer, or a problem. */
export interface WorkerConnection {
  ask(question: Question, transfer?: ArrayBuffer[]): Promise<NumberedAnswer>;
  close(): void;
}

/** Connects to a worker that was just started. The first problem ends the worker and the connection. */
export function openWorkerConnection(
  worker: WorkerPort,
  timeout = ANSWER_TIMEOUT,
): WorkerConnection {
  const waiting = new Map<number, Waiting>();
  let problem: SearchProblem | undefined;
  let lastId = 0;

  function die(reason: SearchProblem) {
    problem ??= reason;
    worker.terminate();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(problem);
    }
    waiting.clear();
  }

  worker.onmessage = ({ data }) => {
    const answer = parseAnswer(data);
    const asker = answer && waiting.get(answer.id);
    if (!asker) return;
    waiting.delete(answer.id);
    clearTimeout(asker.timer);
    asker.resolve(answer);
  };
  worker.onerror = (event) => {
    // It is told to the reader; the browser need not report it as uncaught as well.
    event.preventDefault();
    die(new SearchProblem('worker-stopped', event.message || 'the worker did not start'));
  };

  return {
    ask(question, transfer = []) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        if (problem) return reject(problem);
        const timer = setTimeout(
          () => die(new SearchProblem('worker-stopped', `no answer within ${timeout} ms`)),
          timeout,
        );
        waiting.set(id, { resolve, reject, timer });
        worker.postMessage({ ...question, id }, transfer);
        return undefined;
      });
    },
    close: () => die(new SearchProblem('worker-stopped', 'the line was closed')),
  };
}
