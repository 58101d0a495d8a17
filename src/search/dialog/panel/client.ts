import { refreshCache } from '../../../lib/refreshCache';
import { requireAssetAddress } from '../../../lib/requireAssetAddress';
import { fetchData, type Fetch, NAMES_TIMEOUT } from '../../client/fetchData';
import { createSearchClient, type SearchClient } from '../../client/searchClient';
import type { SearchState } from '../../client/state';
import { useStore } from '../../../lib/react/useStore';

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
    refreshFiles: (files) =>
      Promise.all(files.map(async (name) => refreshCache(requireAssetAddress(name)))),
  });
  return client;
}

/** The state of the search, for rendering. */
export function useSearchState(): SearchState {
  return useStore(searchClient());
}
