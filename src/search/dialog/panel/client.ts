import { findAssetAddress } from '../../../lib/assetAddress';
import { isDataScarce } from '../../../lib/dataSaver';
import { refreshCache } from '../../../lib/refreshCache';
import { requireAssetAddress } from '../../../lib/requireAssetAddress';
import { createSearchClient, type SearchClient } from '../../client/searchClient';
import { type SearchState, SearchProblem } from '../../client/searchState';
import { useStore } from '../../../lib/react/useStore';

/** How long the data may take until the search is reported as failed, in milliseconds. */
const DATA_TIMEOUT = 20_000;

/** How long names may take, in milliseconds; whoever waits longer may as well wait for all. */
const NAMES_TIMEOUT = 5_000;

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init: { signal: AbortSignal }) => Promise<Response>;

/**
 * Fetches the data of the search as bytes, which can be transferred to the worker without being
 * copied or parsed here.
 *
 * @throws {SearchProblem} When it is not there (`data-missing`) or takes too long (`data-slow`).
 */
export async function fetchData(
  url: string,
  fetch: Fetch,
  timeout = DATA_TIMEOUT,
): Promise<ArrayBuffer> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { signal });
    if (response.ok) return await response.arrayBuffer();
    throw new SearchProblem('data-missing', `${url}: status ${response.status}`);
  } catch (error) {
    if (signal.aborted) throw new SearchProblem('data-slow', `${url}: ${timeout} ms`);
    if (error instanceof SearchProblem) throw error;
    throw new SearchProblem('data-missing', `${url}: ${String(error)}`);
  }
}

const request: Fetch = (url, init) => fetch(url, init);

/** For what has just been fetched (searchPanel.ts): no host need be asked whether it is current. */
const requestWarm: Fetch = (url, init) => fetch(url, { ...init, cache: 'force-cache' });

let client: SearchClient | undefined;

/** The one client of the page. */
export function searchClient(): SearchClient {
  client ??= createSearchClient({
    createWorker: () => new Worker(requireAssetAddress('search-worker')),
    loadNames: async () =>
      fetchData(requireAssetAddress('search-names'), requestWarm, NAMES_TIMEOUT),
    loadData: async () => fetchData(requireAssetAddress('search-data'), request),
    loadQuestions: async () => fetchData(requireAssetAddress('search-questions'), request),
    wantsQuestions: () =>
      findAssetAddress('search-questions', document) !== undefined && !isDataScarce(navigator),
    refreshFiles: (files) =>
      Promise.all(files.map(async (name) => refreshCache(requireAssetAddress(name)))),
  });
  return client;
}

/** The state of the search, for rendering. */
export function useSearchState(): SearchState {
  return useStore(searchClient());
}
