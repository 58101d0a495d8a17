import { SearchProblem } from './problem';

/** How long the data may take, in milliseconds. After that, the reader is told. */
const DATA_TIMEOUT = 20_000;

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init: { signal: AbortSignal }) => Promise<Response>;

async function download(url: string, fetch: Fetch, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new SearchProblem('data-missing', `${url}: status ${response.status}`);
  return response.arrayBuffer();
}

/**
 * Fetches the data of the search as bytes, which change hands to the worker without being copied or
 * parsed here.
 *
 * @throws {SearchProblem} When it is not there (`data-missing`) or takes too long (`data-slow`).
 */
export async function fetchData(
  url: string,
  fetch: Fetch,
  timeout = DATA_TIMEOUT,
): Promise<ArrayBuffer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    return await download(url, fetch, abort.signal);
  } catch (error) {
    if (abort.signal.aborted) throw new SearchProblem('data-slow', `${url}: ${timeout} ms`);
    if (error instanceof SearchProblem) throw error;
    throw new SearchProblem('data-missing', `${url}: ${String(error)}`);
  } finally {
    clearTimeout(timer);
  }
}
