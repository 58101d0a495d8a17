import { SearchProblem, toSearchProblem, type TextsProblemKind } from './searchState';
import type { SearchWorker } from './searchWorker';

/** A file that the search loads. */
export type SearchFile = 'search-worker' | 'search-names' | 'search-data';

/** What the texts need of the client. */
interface TextsParts {
  loadData: () => Promise<ArrayBuffer>;
  refreshFiles: (files: readonly SearchFile[]) => Promise<unknown>;
  /** Called when a worker has the texts, or when it did not get them. */
  onEnd: (problem: SearchProblem | undefined) => Promise<void>;
}

/** The texts of the site, which a worker gets after its names. */
interface Texts {
  /** Fetches them, past a broken file in the cache of the browser after a failure. */
  load: () => Promise<ArrayBuffer>;
  /** Gives them to a worker, unless it has them or that is under way. */
  giveTo: (worker: SearchWorker) => void;
  /** Resolves when what is under way has ended; undefined if nothing is. */
  pending: () => Promise<void> | undefined;
  /** Forgets a worker that is gone, and why. */
  forget: (problem: SearchProblem) => void;
}

const TEXTS_KINDS: Partial<Record<SearchProblem['kind'], TextsProblemKind>> = {
  'data-missing': 'texts-missing',
  'data-slow': 'texts-slow',
  'data-damaged': 'texts-damaged',
};

/** A problem as that of the texts, if it is one of data: names are there. */
function ofTexts(problem: SearchProblem): SearchProblem {
  const kind = TEXTS_KINDS[problem.kind];
  return kind ? new SearchProblem(kind, problem.detail) : problem;
}

/** Whether the data failed and not the worker. */
export const isOfTexts = ({ kind }: SearchProblem): boolean => kind.startsWith('texts-');

/** Creates the state of the texts. */
export function createTexts({ loadData, refreshFiles, onEnd }: TextsParts): Texts {
  let hasFailed = false;
  let current: { worker: SearchWorker; end: Promise<void> } | undefined;

  async function run(worker: SearchWorker): Promise<void> {
    let problem: SearchProblem | undefined;
    try {
      await worker.complete();
      hasFailed = false;
    } catch (error) {
      problem = ofTexts(toSearchProblem(error));
    }
    if (current?.worker !== worker) return;
    current = undefined;
    if (problem && isOfTexts(problem)) hasFailed = true;
    await onEnd(problem);
  }

  return {
    async load() {
      if (hasFailed) await refreshFiles(['search-data']);
      return loadData();
    },
    giveTo(worker) {
      if (worker.isWhole()) hasFailed = false;
      else current ??= { worker, end: run(worker) };
    },
    pending: () => current?.end,
    forget(problem) {
      current = undefined;
      // Without names, a worker is started with the texts.
      if (isOfTexts(ofTexts(problem))) hasFailed = true;
    },
  };
}
