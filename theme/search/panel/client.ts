import { refreshCache } from '../../../src/base/refreshCache';
import { requireAssetAddress } from '../../../src/base/requireAssetAddress';
import { fetchData } from '../../../src/search/client/fetchData';
import { createSearchClient, type SearchClient } from '../../../src/search/client/searchClient';
import type { SearchState } from '../../../src/search/client/state';
import { useStore } from '../../base/useStore';

let client: SearchClient | undefined;

/** The one client of the page. */
export function searchClient(): SearchClient {
  client ??= createSearchClient({
    createWorker: () => new Worker(requireAssetAddress('search-worker')),
    loadData: async () =>
      fetchData(requireAssetAddress('search-data'), (url, init) => fetch(url, init)),
    refreshFiles: () =>
      Promise.all(
        (['search-worker', 'search-data'] as const).map(async (name) =>
          refreshCache(requireAssetAddress(name)),
        ),
      ),
  });
  return client;
}

/** The state of the search, for rendering. */
export function useSearchState(): SearchState {
  return useStore(searchClient());
}
