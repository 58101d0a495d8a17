import { assetAddress } from '../../../src/base/assetAddress';
import { fetchData } from '../../../src/search/client/fetchData';
import { createSearchClient, type SearchClient } from '../../../src/search/client/searchClient';
import { SearchProblem } from '../../../src/search/client/problem';
import type { SearchState } from '../../../src/search/client/state';
import { useStore } from '../../base/useStore';

let client: SearchClient | undefined;

function addressOf(name: 'search-worker' | 'search-data'): string {
  const address = assetAddress(name);
  if (address !== undefined) return address;
  throw new SearchProblem('data-missing', `the document has no <meta name="${name}">`);
}

/** The one client of the page. */
export function searchClient(): SearchClient {
  client ??= createSearchClient({
    createWorker: () => new Worker(addressOf('search-worker')),
    loadData: () => fetchData(addressOf('search-data'), (url, init) => fetch(url, init)),
  });
  return client;
}

/** The state of the search, for rendering. */
export function useSearchState(): SearchState {
  return useStore(searchClient());
}
