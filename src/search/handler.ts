import { DEFAULT_LIMIT, SearchEngine } from './engine';
import { plainGroups } from './plainGroups';
import {
  type FailureReason,
  idOf,
  isGenerateMetadata,
  isGetSearchResult,
  type SearchAnswer,
} from './protocol';
import { SearchDataError } from './site/shape';

/**
 * Answers one message. An `Error` is for a caller without an id: D3 leaves no room for it in an
 * answer, so it becomes the worker's `error` event, which is where stock's caller finds errors,
 * too. Stock dumi answers nothing to new data.
 */
export type Handle = (message: unknown) => SearchAnswer | Error | undefined;

interface Problem {
  reason: FailureReason;
  message: string;
}

const UNKNOWN: Problem = {
  reason: 'bad-request',
  message:
    'Search: a message is neither generate-metadata with args nor get-search-result with args.keywords. It was ignored; see src/search/protocol.ts.',
};

const NO_DATA: Problem = {
  reason: 'no-data',
  message: 'Search: no data yet, so nothing can be found. Send generate-metadata first.',
};

function problemOf(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  return { reason: error instanceof SearchDataError ? 'bad-data' : 'internal', message };
}

/** By its tag: a message from another realm, as in tests, has another `ArrayBuffer`. */
function isBytes(args: unknown): args is ArrayBuffer {
  return Object.prototype.toString.call(args) === '[object ArrayBuffer]';
}

/** Data may come as the bytes of its JSON. */
function readArgs(args: unknown): unknown {
  if (!isBytes(args)) return args;
  try {
    return JSON.parse(new TextDecoder().decode(args));
  } catch (error) {
    throw new SearchDataError('args', `is no JSON (${problemOf(error).message})`);
  }
}

/** A limit that is no count of hints is the default one. */
function readLimit(limit: number | undefined): number {
  return limit !== undefined && limit >= 1 ? Math.floor(limit) : DEFAULT_LIMIT;
}

/**
 * The worker without the worker: takes messages of any shape, never throws, and keeps the data it
 * has when new data is faulty.
 */
export function createHandler(): Handle {
  let engine: SearchEngine | undefined;

  function fail({ reason, message }: Problem, id: number | undefined): SearchAnswer | Error {
    return id === undefined ? new Error(message) : { action: 'failure', id, reason, message };
  }

  function answer(message: unknown, id: number | undefined): SearchAnswer | Error | undefined {
    if (isGenerateMetadata(message)) {
      engine = new SearchEngine(readArgs(message.args));
      return id === undefined ? undefined : { action: 'metadata-ready', id, entries: engine.size };
    }
    if (!isGetSearchResult(message)) return fail(UNKNOWN, id);
    // A plain caller asks when it pleases; that nothing is known yet is an answer of no hints.
    if (!engine) return id === undefined ? [] : fail(NO_DATA, id);
    const found = engine.search(message.args.keywords, readLimit(message.args.limit));
    return id === undefined ? plainGroups(found.groups) : { action: 'search-result', id, ...found };
  }

  return (message) => {
    const id = idOf(message);
    try {
      return answer(message, id);
    } catch (error) {
      return fail(problemOf(error), id);
    }
  };
}
