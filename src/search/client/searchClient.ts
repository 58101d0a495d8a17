import { createStore, type Readable } from '../../lib/store';
import { type SearchWorker, type SearchWorkerParts, startSearchWorker } from './searchWorker';
import {
  IDLE,
  type Answer,
  type SearchState,
  type SearchProblem,
  toSearchProblem,
} from './searchState';
import { createStage, isOfLater, type SearchFile } from './stage';

/** How long typing has to pause before a search, in milliseconds (D7). */
export const SEARCH_DEBOUNCE = 200;

/** How often a worker that stopped is started again before the failure is shown. */
const RESTARTS = 1;

/** What a client is made of; tests give their own. */
export interface SearchClientParts extends SearchWorkerParts {
  /** Replaces broken files in the cache of the browser, ahead of another attempt. */
  refreshFiles: (files: readonly SearchFile[]) => Promise<unknown>;
  /** Whether there are questions to load, and the reader has not asked for less data. */
  wantsQuestions: () => boolean;
}

/** The page's side of the search, without its interface. */
export interface SearchClient extends Readable<SearchState> {
  /** Starts the worker and fetches the data ahead of the first query. */
  start(): void;
  /** Takes what the reader has typed so far. */
  type(query: string): void;
  /** Searches at once for what was typed; resolves when there is an answer or a problem. */
  flush(): Promise<void>;
  /** Tries again after a problem. */
  retry(): void;
}

/**
 * Whether an answer from names alone will do. That names hold nothing does not mean that texts hold
 * nothing, and questions are answered with sentences.
 */
const suffices = ({ kind, total }: Answer): boolean => kind === 'names' && total > 0;

/**
 * Creates a client. At most one request is pending; meanwhile only the latest query is kept, and an
 * answer to any other query is dropped.
 *
 * The worker answers from names as soon as it has them, and again when it has the texts. Where the
 * texts fail, hints by names stay, since they are better than none; the failure is shown to a
 * reader whose query names do not answer. The first such query and each retry fetch the texts.
 *
 * The questions that passages answer come last, with the first query that is one: they make its
 * answer better, which stands meanwhile, and stays where they fail.
 */
export function createSearchClient(parts: SearchClientParts): SearchClient {
  const store = createStore(IDLE);
  const texts = createStage('texts', { ...parts, load: parts.loadData, onEnd: endStage });
  const questions = createStage('questions', {
    ...parts,
    load: parts.loadQuestions,
    onEnd: endQuestions,
  });
  let starting: Promise<SearchWorker> | undefined;
  /** The worker once it has names. */
  let ready: SearchWorker | undefined;
  let hasFailed = false;
  let asking: Promise<void> | undefined;
  let restartsLeft = RESTARTS;
  let wanted = '';
  /** The query that the worker has answered last, from all that it has. */
  let asked = '';
  let debounce: ReturnType<typeof setTimeout> | undefined;

  function update(next: Partial<SearchState>) {
    store.set({ ...store.get(), ...next });
  }

  function started(): Promise<SearchWorker> {
    starting ??= startWorker();
    return starting;
  }

  async function startWorker(): Promise<SearchWorker> {
    if (hasFailed) await parts.refreshFiles(['search-worker', 'search-names']);
    const worker = await startSearchWorker({
      ...parts,
      loadData: texts.load,
      loadQuestions: questions.load,
    });
    ready = worker;
    hasFailed = false;
    texts.giveTo(worker);
    return worker;
  }

  function forget(error: unknown) {
    starting = undefined;
    ready = undefined;
    hasFailed = true;
    const problem = toSearchProblem(error);
    texts.forget(problem);
    questions.forget(problem);
  }

  function fail(error: unknown) {
    const problem = toSearchProblem(error);
    void starting?.then((worker) => worker.close()).catch(() => undefined);
    forget(problem);
    if (problem.kind === 'worker-stopped' && restartsLeft > 0) restartsLeft -= 1;
    else update({ phase: 'failed', problem });
  }

  /** Whether names did not answer what the reader wants, so that it waits for texts. */
  const isWaiting = (): boolean =>
    wanted !== '' && wanted === asked && wanted !== store.get().answer?.query;

  /** Asks again what was answered without the data of a stage, or says that they are missing. */
  async function endStage(problem: SearchProblem | undefined) {
    const wasWaiting = isWaiting();
    if (!problem) asked = '';
    else update({ isPreliminary: false });
    if (problem && isOfLater(problem)) {
      if (wasWaiting) update({ phase: 'failed', problem });
    } else if (problem && !asking) {
      // A search that is pending fails with the worker, too.
      if (wasWaiting) asked = '';
      fail(problem);
    }
    await ask();
  }

  /** An answer without the questions is good enough to stay. */
  async function endQuestions(problem: SearchProblem | undefined) {
    if (problem && isOfLater(problem)) update({ isPreliminary: false });
    else await endStage(problem);
  }

  function settle(worker: SearchWorker, answer: Answer) {
    const { phase } = store.get();
    const isWhole = worker.has('texts');
    asked = answer.query;
    if (isWhole || suffices(answer)) {
      if (isWhole) restartsLeft = RESTARTS;
      if (isWhole && answer.kind === 'question' && parts.wantsQuestions()) questions.giveTo(worker);
      update({
        phase: answer.total ? 'results' : 'empty',
        answer,
        isPreliminary: (texts.pending() ?? questions.pending()) !== undefined,
        problem: undefined,
      });
    } else if (phase !== 'failed') {
      update({ phase: 'loading' });
      texts.giveTo(worker);
    }
  }

  const isStuck = (): boolean => store.get().phase === 'failed' && !ready;
  const isUnanswered = (): boolean => wanted !== '' && wanted !== asked && !isStuck();

  async function askUntilSettled() {
    while (isUnanswered()) {
      if (!ready && !store.get().answer) update({ phase: 'loading' });
      try {
        const worker = await started();
        const query = wanted;
        const stages = worker.stages();
        const { kind, isWeak, groups, top, total, nearest } = await worker.search(query);
        // What came meanwhile knows more.
        if (query === wanted && stages === worker.stages())
          settle(worker, { query, kind, isWeak, groups, top, total, nearest });
      } catch (error) {
        fail(error);
      }
    }
    asking = undefined;
  }

  async function ask() {
    if (isUnanswered()) await (asking ??= askUntilSettled());
  }

  async function flush() {
    clearTimeout(debounce);
    debounce = undefined;
    wanted = store.get().query.trim();
    if (isStuck()) return;
    if (!wanted) {
      asked = '';
      update({ phase: 'idle', answer: undefined, problem: undefined });
      return;
    }
    await ask();
    if (isWaiting()) await texts.pending();
  }

  return {
    get: store.get,
    initial: store.initial,
    subscribe: store.subscribe,
    start() {
      started().catch((error: unknown) => {
        // Nobody waits for it yet; the first query tries again and reports the failure.
        if (!asking) forget(error);
      });
    },
    type(query) {
      update({ query });
      clearTimeout(debounce);
      if (query.trim()) debounce = setTimeout(() => void flush(), SEARCH_DEBOUNCE);
      else void flush();
    },
    flush,
    retry() {
      restartsLeft = RESTARTS;
      asked = '';
      update({ phase: 'idle', problem: undefined });
      void flush();
    },
  };
}
