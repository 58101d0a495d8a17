import { connectToWorker, type WorkerPort as Port } from '../../base/workerConnection';
import { type SearchRequest } from '../protocol';
import { parseAnswer, type NumberedAnswer } from './parseAnswer';
import { SearchProblem } from './problem';

/** The part of a `Worker` that is used. */
export type WorkerPort = Port<SearchRequest>;

/** How long an answer may take, in milliseconds; a worker that needs longer hangs. */
const ANSWER_TIMEOUT = 10_000;

/** A question as the caller asks it; the connection numbers it. */
export type Question =
  | Omit<Extract<SearchRequest, { action: 'generate-metadata' }>, 'id'>
  | Omit<Extract<SearchRequest, { action: 'get-search-result' }>, 'id'>;

/** A connection to a worker: every question gets its own answer, or a problem. */
export interface WorkerConnection {
  ask(question: Question, transfer?: ArrayBuffer[]): Promise<NumberedAnswer>;
  close(): void;
}

/**
 * Connects to a worker that was just started. The first problem ends the worker and the connection.
 */
export function openWorkerConnection(
  worker: WorkerPort,
  timeout = ANSWER_TIMEOUT,
): WorkerConnection {
  const connection = connectToWorker<SearchRequest, NumberedAnswer>({
    worker,
    parse: parseAnswer,
    timeout,
    toError: (detail) => new SearchProblem('worker-stopped', detail),
  });
  return {
    ask: (question, transfer) => connection.ask((id) => ({ ...question, id }), transfer),
    close: () => connection.close(),
  };
}
