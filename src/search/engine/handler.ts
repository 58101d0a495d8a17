import { DEFAULT_LIMIT, SearchEngine } from './engine';
import {
  bringsData,
  idOf,
  isGetSearchResult,
  type SearchAnswer,
  type SearchFailure,
  type SearchGroup,
} from './protocol';
import { SearchDataError } from './site/shape';

/**
 * Answers one message. An `Error` is for a caller without an id: D3 has no place for it in an
 * answer, so it becomes the `error` event of the worker, as in stock dumi. Stock dumi does not
 * answer new data.
 */
export type Handle = (message: unknown) => SearchAnswer | Error | undefined;

type Failure = Pick<SearchFailure, 'reason' | 'message'>;

const UNKNOWN: Failure = {
  reason: 'bad-request',
  message: 'Search: unknown message; see src/search/engine/protocol.ts.',
};

const NO_DATA: Failure = {
  reason: 'no-data',
  message: 'Search: no data yet. Send generate-metadata first.',
};

function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  return { reason: error instanceof SearchDataError ? 'bad-data' : 'internal', message };
}

/** Checks the tag: a message from another realm, as in tests, has another `ArrayBuffer`. */
function isBytes(args: unknown): args is ArrayBuffer {
  return Object.prototype.toString.call(args) === '[object ArrayBuffer]';
}

/** Data may come as the bytes of its JSON. */
function readArgs(args: unknown): unknown {
  if (!isBytes(args)) return args;
  try {
    return JSON.parse(new TextDecoder().decode(args));
  } catch (error) {
    throw new SearchDataError('args', `is no JSON (${failureOf(error).message})`);
  }
}

/** The limit, or the default one instead of a limit that counts nothing. */
function readLimit(limit: number | undefined): number {
  return limit !== undefined && limit >= 1 ? Math.floor(limit) : DEFAULT_LIMIT;
}

/** The groups with the fields of D3 alone, for callers that know only stock dumi's worker. */
function plainGroups(groups: readonly SearchGroup[]): SearchGroup[] {
  return groups.map((group) => ({
    ...group,
    hints: group.hints.map(
      ({ type, link, priority, highlightTitleTexts, highlightTexts, pageTitle }) => ({
        type,
        link,
        priority,
        highlightTitleTexts,
        highlightTexts,
        pageTitle,
      }),
    ),
  }));
}

/**
 * The worker without the worker: takes messages of any shape, never throws, and keeps its data when
 * new data is damaged.
 */
export function createHandler(): Handle {
  let engine: SearchEngine | undefined;

  function fail({ reason, message }: Failure, id: number | undefined): SearchAnswer | Error {
    return id === undefined ? new Error(message) : { action: 'failure', id, reason, message };
  }

  function answer(message: unknown, id: number | undefined): SearchAnswer | Error | undefined {
    if (bringsData(message)) {
      const args = readArgs(message.args);
      if (message.action === 'generate-metadata') engine = new SearchEngine(args);
      else if (engine) engine.addQuestions(args);
      else return fail(NO_DATA, id);
      return id === undefined ? undefined : { action: 'metadata-ready', id, entries: engine.size };
    }
    if (!isGetSearchResult(message)) return fail(UNKNOWN, id);
    // A caller without ids may ask too early; the answer is then an empty list.
    if (!engine) return id === undefined ? [] : fail(NO_DATA, id);
    const { keywords } = message.args;
    const limit = readLimit(message.args.limit);
    if (id === undefined) return plainGroups(engine.searchNames(keywords, limit).groups);
    return { action: 'search-result', id, ...engine.search(keywords, limit) };
  }

  return (message) => {
    const id = idOf(message);
    try {
      return answer(message, id);
    } catch (error) {
      return fail(failureOf(error), id);
    }
  };
}
