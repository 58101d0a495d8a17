// The files of the project's `public/suggestions` folder. A site that is served under a sub-path,
// such as `/docs/`, has to name it here: `/docs/suggestions`.
const BASE = '/suggestions';

const MOST_SUGGESTIONS = 8;
const PAGE_SIZE = 10;

export interface City {
  id: string;
  name: string;
  country: string;
  /** Another name it is known by, such as Peking for Beijing. */
  aka?: string;
}

export interface RequestOptions {
  /** Artificial waiting time in milliseconds, counted from the moment the answer is there. */
  delay?: number;
  signal?: AbortSignal;
}

/** Upper and lower case, accents and the letters that have no accent to remove are one and the same. */
function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll('ø', 'o').replaceAll('ł', 'l');
}

function isCity(value: unknown): value is City {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'country' in value &&
    typeof value.country === 'string' &&
    (!('aka' in value) || typeof value.aka === 'string')
  );
}

function parseCities(data: unknown): City[] {
  if (!Array.isArray(data) || !data.every(isCity)) {
    throw new Error('The answer is not a list of cities.');
  }
  return data;
}

function wait(delay: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The request was cancelled.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delay);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

async function requestJson(address: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal }).catch((cause: unknown) => {
    // Whoever cancelled knows it already: only what nobody asked for is a failure.
    if (signal?.aborted) throw cause;
    throw new Error('The cities could not be reached.', { cause });
  });
  if (!response.ok) throw new Error(`The cities could not be loaded (HTTP ${response.status}).`);
  return response.json().catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new Error('The answer is not JSON.', { cause });
  });
}

async function load(file: string, { delay = 0, signal }: RequestOptions): Promise<City[]> {
  const cities = parseCities(await requestJson(`${BASE}/${file}`, signal));
  await wait(delay, signal);
  return cities;
}

/** The cities whose name begins with a letter from a to z. */
export async function fetchCities(letter: string, options: RequestOptions = {}): Promise<City[]> {
  const cities = await load(`${letter}.json`, options);
  return cities.filter(({ name }) => fold(name).startsWith(letter));
}

/** The cities of a country, in the order of their names. */
export function fetchCitiesOf(country: string, options: RequestOptions = {}): Promise<City[]> {
  return load(`countries/${country}.json`, options);
}

/** A static file takes no notice of what follows `?`; the network panel tells requests apart by it. */
async function find(query: string, more: string, options: RequestOptions): Promise<City[]> {
  const text = fold(query.trim());
  const letter = text.charAt(0);
  // There is one file per letter, and none for a query that begins with something else.
  if (!/[a-z]/.test(letter)) return [];
  const cities = await load(`${letter}.json?q=${encodeURIComponent(text)}${more}`, options);
  return cities.filter(({ name, country, aka = '' }) =>
    [`${name}, ${country}`, aka].some((candidate) => fold(candidate).startsWith(text)),
  );
}

/** The cities with a name that begins like the query. Rejects when there is no usable answer. */
export async function fetchSuggestions(
  query: string,
  options: RequestOptions = {},
): Promise<City[]> {
  return (await find(query, '', options)).slice(0, MOST_SUGGESTIONS);
}

export interface CityPage {
  cities: City[];
  /** How many cities there are on all pages. */
  total: number;
}

/** One page of the cities with a name that begins like the query, from the one at `start` on. */
export async function fetchCityPage(
  query: string,
  start: number,
  options: RequestOptions = {},
): Promise<CityPage> {
  const cities = await find(query, `&start=${start}`, options);
  return { cities: cities.slice(start, start + PAGE_SIZE), total: cities.length };
}
