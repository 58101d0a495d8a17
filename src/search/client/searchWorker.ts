import { connectToWorker, type WorkerPort } from '../../lib/workerConnection';
import { type SearchRequest, type SearchResult } from '../engine/protocol';
import { type NumberedAnswer, parseAnswer } from './parseAnswer';
import { SearchProblem } from './searchState';

/** How long an answer may take, in milliseconds; a worker that needs longer hangs. */
const ANSWER_TIMEOUT = 10_000;

/** What a search worker is started with; tests give their own. */
export interface SearchWorkerParts {
  /** May throw if the content security policy of the page forbids workers. */
  createWorker: () => WorkerPort<SearchRequest>;
  /** Loads the names alone, as bytes that can be transferred. */
  loadNames: () => Promise<ArrayBuffer>;
  /** Loads all data, names and texts, in the same way. */
  loadData: () => Promise<ArrayBuffer>;
  /** Loads the questions that passages answer. */
  loadQuestions: () => Promise<ArrayBuffer>;
}

/** What a worker gets after its names. */
export type StageName = 'texts' | 'questions';

/** A worker that has names at least, and answers queries from what it has. */
export interface SearchWorker {
  search(keywords: string): Promise<SearchResult>;
  /** Whether the worker has the data of a stage, too. */
  has(stage: StageName): boolean;
  /** How many stages it has. */
  stages(): number;
  /**
   * Gives it the data of a stage, unless it has them. Questions need the texts. All callers share
   * an attempt; after a failure, the next call is another one.
   */
  complete(stage: StageName): Promise<void>;
  close(): void;
}

function create(createWorker: SearchWorkerParts['createWorker']): WorkerPort<SearchRequest> {
  try {
    return createWorker();
  } catch (error) {
    throw new SearchProblem('worker-blocked', String(error));
  }
}

/** Connects to a new worker. */
function connect(parts: SearchWorkerParts): SearchWorker & { begin(): Promise<void> } {
  let hasAnswered = false;
  const stages = new Set<StageName>();
  const completing = new Map<StageName, Promise<void>>();
  const connection = connectToWorker<SearchRequest, NumberedAnswer>({
    worker: create(parts.createWorker),
    parse: parseAnswer,
    timeout: ANSWER_TIMEOUT,
    toError: (detail) => new SearchProblem('worker-stopped', detail),
  });

  async function give(args: ArrayBuffer, stage?: StageName): Promise<void> {
    const action = stage === 'questions' ? 'add-questions' : 'generate-metadata';
    const ready = await connection
      .ask((id) => ({ action, id, args }), [args])
      .catch((error: SearchProblem) => {
        // If it never answered, its file is missing or blocked. A worker that had started would
        // have stopped.
        throw hasAnswered ? error : new SearchProblem('worker-blocked', error.detail);
      });
    hasAnswered = true;
    if (ready.action === 'failure') throw new SearchProblem('data-damaged', ready.message);
  }

  async function giveStage(stage: StageName): Promise<void> {
    try {
      const load = stage === 'texts' ? parts.loadData : parts.loadQuestions;
      await give(await load(), stage);
      stages.add(stage);
    } finally {
      if (!stages.has(stage)) completing.delete(stage);
    }
  }

  function complete(stage: StageName): Promise<void> {
    const attempt = completing.get(stage) ?? giveStage(stage);
    completing.set(stage, attempt);
    return attempt;
  }

  return {
    async begin() {
      const names = await parts.loadNames().catch(() => undefined);
      if (!names) return complete('texts');
      try {
        await give(names);
      } catch (error) {
        if (!(error instanceof SearchProblem && error.kind === 'data-damaged')) throw error;
        await complete('texts');
      }
    },
    async search(keywords) {
      const args = { keywords };
      const answer = await connection.ask((id) => ({ action: 'get-search-result', id, args }));
      if (answer.action === 'search-result') return answer;
      const detail = answer.action === 'failure' ? answer.message : answer.action;
      throw new SearchProblem('worker-stopped', detail);
    },
    has: (stage) => stages.has(stage),
    stages: () => stages.size,
    complete,
    close: () => connection.close(),
  };
}

/**
 * Starts the worker, fetches the names at the same time, and transfers them to the worker. Texts
 * are left to `complete`, so that the two do not share a slow line; where names are missing, late
 * or damaged, the texts do their work.
 *
 * @throws {SearchProblem} When the worker, or names and texts are missing or damaged; the worker is
 *   ended then.
 */
export async function startSearchWorker(parts: SearchWorkerParts): Promise<SearchWorker> {
  const worker = connect(parts);
  try {
    await worker.begin();
  } catch (error) {
    worker.close();
    throw error;
  }
  return worker;
}
