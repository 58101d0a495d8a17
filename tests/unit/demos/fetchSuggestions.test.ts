import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fetchCities,
  fetchCitiesOf,
  fetchCityPage,
  fetchSuggestions,
} from '../../../demos/suggestions/fetchSuggestions';

const folder = 'public/suggestions';
const request = vi.fn<(address: string) => Promise<Response>>();

function serve(answer: (address: string) => Response): void {
  request.mockImplementation((address) => Promise.resolve(answer(address)));
}

beforeEach(() => {
  vi.stubGlobal('fetch', request);
  serve((address) => new Response(readFileSync(`public${address.split('?')[0]}`)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  request.mockReset();
});

async function namesFor(query: string): Promise<string[]> {
  return (await fetchSuggestions(query)).map(({ name }) => name);
}

describe('the files', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

  test('are one for each letter', () => {
    expect(files).toEqual([...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `${letter}.json`));
  });

  test.each(files)('%s lists cities with unique ids, each found by its names', async (file) => {
    const letter = file.charAt(0);
    const cities = await fetchCities(letter);
    expect(cities.length).toBeGreaterThan(0);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
    for (const { name, aka } of cities) {
      if (aka) expect(await namesFor(aka)).toContain(name);
      expect(await namesFor(name)).toContain(name);
    }
  });
});

test('the cities of each country are those of the other files, in the order of their names', async () => {
  const countries = readdirSync(`${folder}/countries`).map((file) => file.replace('.json', ''));
  expect(countries).toEqual(['jp', 'no', 'nz', 'pt']);
  for (const code of countries) {
    const cities = await fetchCitiesOf(code);
    expect(cities.length).toBeGreaterThan(5);
    const names = cities.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    for (const { id, name } of cities) {
      const found = await fetchSuggestions(name);
      expect(found.map((city) => city.id)).toContain(id);
      expect(id.endsWith(`-${code}`)).toBe(true);
    }
  }
});

test('the pages of a search follow one another, and all say how many cities there are', async () => {
  const pages = [];
  for (const start of [0, 10, 20, 30]) pages.push(await fetchCityPage('sa', start));
  const cities = pages.flatMap((page) => page.cities);
  expect(pages.map(({ total }) => total)).toEqual(pages.map(() => cities.length));
  expect(pages[0]?.cities).toHaveLength(10);
  expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
  expect(request.mock.calls.map(([address]) => address)).toContain(
    '/suggestions/s.json?q=sa&start=10',
  );
});

describe('the request', () => {
  test('goes once to a path of the same origin', async () => {
    await fetchSuggestions(' Zür');
    expect(request.mock.calls.map(([address]) => address)).toEqual(['/suggestions/z.json?q=zur']);
  });

  test.each(['zurich', 'ZÜRICH', 'Zürich, Switz'])('%s finds Zürich', async (query) => {
    expect(await namesFor(query)).toEqual(['Zürich']);
  });

  test('resolves to an empty list without a request when no file can match', async () => {
    expect(await namesFor('東京')).toEqual([]);
    expect(await namesFor('  ')).toEqual([]);
    expect(request).not.toHaveBeenCalled();
  });

  test('resolves to at most eight cities', async () => {
    expect(await namesFor('s')).toHaveLength(8);
  });
});

describe('rejects without a usable response', () => {
  test.each([
    [
      'for an error status',
      () => new Response('', { status: 404 }),
      'could not be loaded (HTTP 404)',
    ],
    ['for a page instead of data', () => new Response('<!doctype html>'), 'not JSON'],
    ['for an object', () => Response.json({ cities: [] }), 'not a list of cities'],
    [
      'for an incomplete city',
      () => Response.json([{ id: 'a', name: 'A' }]),
      'not a list of cities',
    ],
  ])('%s', async (_, answer, message) => {
    serve(answer);
    await expect(fetchSuggestions('a')).rejects.toThrow(message);
  });

  test('when the server is unreachable', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(fetchSuggestions('a')).rejects.toThrow('The cities could not be reached.');
  });
});

describe('the delay', () => {
  test('holds the response back', async () => {
    vi.useFakeTimers();
    const done = vi.fn();
    void fetchSuggestions('oslo', { delay: 1500 }).then(done);
    await vi.advanceTimersByTimeAsync(1499);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  test('ends at once when the request is cancelled', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const answer = fetchSuggestions('oslo', { delay: 1500, signal: controller.signal });
    const rejection = expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    await rejection;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not start for a request that is already cancelled', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(
      fetchSuggestions('oslo', { delay: 1500, signal: controller.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });
});
