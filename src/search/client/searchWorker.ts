import { connectToWorker, type WorkerPort } from '../../base/workerConnection';
import { type SearchRequest, type SearchResult } from '../protocol';
import { type NumberedAnswer, parseAnswer } from './parseAnswer';
import { SearchProblem } from './problem';

/** How long an answer may take, in milliseconds; a worker that needs longer hangs. */
const ANSWER_TIMEOUT = 10_000;

/** What a search worker is started with; tests give their own. */
export interface SearchWorkerParts {
  /** May throw if the content security policy of the page forbids workers. */
  createWorker: () => WorkerPort<SearchRequest>;
  /** Loads the data as bytes that can be transferred. */
  loadData: () => Promise<ArrayBuffer>;
}

/** A worker that has its data and answers queries. */
export interface SearchWorker {
  search(keywords: string): Promise<SearchResult>;
  close(): void;
}

function create(createWorker: SearchWorkerParts['createWorker']): WorkerPort<SearchRequest> {
  try {
    return createWorker();
  } catch (error) {
    throw new SearchProblem('worker-blocked', String(error));
  }
}

/**
 * Starts the worker, fetches the data at the same time, and transfers the data to the worker.
 *
 * @throws {SearchProblem} When either is missing or damaged; the worker is ended then.
 */
export async function startSearchWorker(parts: SearchWorkerParts): Promise<SearchWorker> {
  const connection = connectToWorker<SearchRequest, NumberedAnswer>({
    worker: create(parts.createWorker),
    parse: parseAnswer,
    timeout: ANSWER_TIMEOUT,
    toError: (detail) => new SearchProblem('worker-stopped', detail),
  });
  try {
    const args = await parts.loadData();
    const ready = await connection
      .ask((id) => ({ action: 'generate-metadata', id, args }), [args])
      .catch((error: SearchProblem) => {
        // It never answered, so its file is missing or blocked. A worker that had started would
        // have stopped.
        throw new SearchProblem('worker-blocked', error.detail);
      });
    if (ready.action === 'failure') throw new SearchProblem('data-damaged', ready.message);
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    async search(keywords) {
      const args = { keywords };
      const answer = await connection.ask((id) => ({ action: 'get-search-result', id, args }));
      if (answer.action === 'search-result') return answer;
      const detail = answer.action === 'failure' ? answer.message : answer.action;
      throw new SearchProblem('worker-stopped', detail);
    },
    close: () => connection.close(),
  };
}
