import { refreshCache } from '../../../src/base/refreshCache';
import { requireAssetAddress } from '../../../src/base/requireAssetAddress';
import { fetchData, type Fetch, NAMES_TIMEOUT } from '../../../src/search/client/fetchData';
import { createSearchClient, type SearchClient } from '../../../src/search/client/searchClient';
import type { SearchState } from '../../../src/search/client/state';
import { useStore } from '../../base/useStore';

const request: Fetch = (url, init) => fetch(url, init);

let client: SearchClient | undefined;

/** The one client of the page. */
export function searchClient(): SearchClient {
  client ??= createSearchClient({
    createWorker: () => new Worker(requireAssetAddress('search-worker')),
    loadNames: async () => fetchData(requireAssetAddress('search-names'), request, NAMES_TIMEOUT),
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
