import { assetAddress } from '../../../src/base/assetAddress';
import { fetchData } from '../../../src/search/client/fetchData';
import { createSearchClient, type SearchClient } from '../../../src/search/client/searchClient';
import type { SearchState } from '../../../src/search/client/state';
import { useStore } from '../../base/useStore';

let client: SearchClient | undefined;

/** The one client of the page. */
export function searchClient(): SearchClient {
  client ??= createSearchClient({
    createWorker: () => new Worker(assetAddress('search-worker')),
    loadData: async () => fetchData(assetAddress('search-data'), (url, init) => fetch(url, init)),
  });
  return client;
}

/** The state of the search, for rendering. */
export function useSearchState(): SearchState {
  return useStore(searchClient());
}
