import { SearchProblem, toSearchProblem, type TextsProblemKind } from './searchState';
import type { SearchWorker, StageName } from './searchWorker';

/** A file that the search loads. */
export type SearchFile = 'search-worker' | 'search-names' | 'search-data' | 'search-questions';

const FILES = { texts: 'search-data', questions: 'search-questions' } as const;

/** What a stage needs of the client. */
interface StageParts {
  load: () => Promise<ArrayBuffer>;
  refreshFiles: (files: readonly SearchFile[]) => Promise<unknown>;
  /** Called when a worker has the data of the stage, or when it did not get them. */
  onEnd: (problem: SearchProblem | undefined) => Promise<void>;
}

/** Data that a worker gets after its names: the texts of the site, or the questions. */
interface Stage {
  /** Fetches them, past a broken file in the cache of the browser after a failure. */
  load: () => Promise<ArrayBuffer>;
  /** Gives them to a worker, unless it has them or that is under way. */
  giveTo: (worker: SearchWorker) => void;
  /** Resolves when what is under way has ended; undefined if nothing is. */
  pending: () => Promise<void> | undefined;
  /** Forgets a worker that is gone, and why. */
  forget: (problem: SearchProblem) => void;
}

const LATER_KINDS: Partial<Record<SearchProblem['kind'], TextsProblemKind>> = {
  'data-missing': 'texts-missing',
  'data-slow': 'texts-slow',
  'data-damaged': 'texts-damaged',
};

/** A problem as that of later data, if it is one of data: names are there. */
function ofLater(problem: SearchProblem): SearchProblem {
  const kind = LATER_KINDS[problem.kind];
  return kind ? new SearchProblem(kind, problem.detail) : problem;
}

/** Whether later data failed and not the worker. */
export const isOfLater = ({ kind }: SearchProblem): boolean => kind.startsWith('texts-');

/** Creates the state of a stage. */
export function createStage(name: StageName, { load, refreshFiles, onEnd }: StageParts): Stage {
  let hasFailed = false;
  let current: { worker: SearchWorker; end: Promise<void> } | undefined;

  async function run(worker: SearchWorker): Promise<void> {
    let problem: SearchProblem | undefined;
    try {
      await worker.complete(name);
      hasFailed = false;
    } catch (error) {
      problem = ofLater(toSearchProblem(error));
    }
    if (current?.worker !== worker) return;
    current = undefined;
    if (problem && isOfLater(problem)) hasFailed = true;
    await onEnd(problem);
  }

  return {
    async load() {
      if (hasFailed) await refreshFiles([FILES[name]]);
      return load();
    },
    giveTo(worker) {
      if (worker.has(name)) hasFailed = false;
      else current ??= { worker, end: run(worker) };
    },
    pending: () => current?.end,
    forget(problem) {
      current = undefined;
      // Without names, a worker is started with the texts.
      if (isOfLater(ofLater(problem))) hasFailed = true;
    },
  };
}
