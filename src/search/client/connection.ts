import { type SearchResult } from '../protocol';
import { type NumberedAnswer } from './parseAnswer';
import { SearchProblem } from './problem';
import { openWorkerConnection, type WorkerPort } from './workerConnection';

/** What a connection is made of; tests give their own. */
export interface ConnectionParts {
  /** Starts the worker; may throw if the content security policy of the page forbids it. */
  startWorker: () => WorkerPort;
  /** Loads the data as bytes that can be transferred. */
  loadData: () => Promise<ArrayBuffer>;
}

/** A worker that has its data and answers queries. */
export interface Connection {
  search(keywords: string): Promise<SearchResult>;
  close(): void;
}

function start(startWorker: () => WorkerPort): WorkerPort {
  try {
    return startWorker();
  } catch (error) {
    throw new SearchProblem('worker-blocked', String(error));
  }
}

function expectResult(answer: NumberedAnswer): SearchResult {
  if (answer.action === 'search-result') return answer;
  const detail = answer.action === 'failure' ? answer.message : answer.action;
  throw new SearchProblem('worker-stopped', detail);
}

/**
 * Starts the worker and fetches the data at the same time, and hands the one to the other.
 *
 * @throws {SearchProblem} When either is missing or damaged; the worker is ended then.
 */
export async function connect({ startWorker, loadData }: ConnectionParts): Promise<Connection> {
  const worker = openWorkerConnection(start(startWorker));
  try {
    const data = await loadData();
    const ready = await worker
      .ask({ action: 'generate-metadata', args: data }, [data])
      .catch((error: SearchProblem) => {
        // It never answered, so its file is missing or blocked. A worker that had started would
        // have stopped.
        throw new SearchProblem('worker-blocked', error.detail);
      });
    if (ready.action === 'failure') throw new SearchProblem('data-damaged', ready.message);
  } catch (error) {
    worker.close();
    throw error;
  }
  return {
    search: async (keywords) =>
      expectResult(await worker.ask({ action: 'get-search-result', args: { keywords } })),
    close: () => worker.close(),
  };
}
