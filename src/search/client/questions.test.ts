// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchProblem } from './searchState';
import { createSearchClient, SEARCH_DEBOUNCE } from './searchClient';
import { fakeParts, questionBytes } from '../../../tests/unit/search/client/support';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A question that texts answer, and better with the known questions. */
const QUESTION = 'which free chips are in no list of a select';

/** A client with names and texts, whose questions a test lets arrive or fail. */
async function clientOf({ wants = true } = {}) {
  const { parts, workers } = fakeParts();
  let resolve: (data: ArrayBuffer) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const loadQuestions = vi.fn(
    () =>
      new Promise<ArrayBuffer>((onArrival, onFailure) => {
        resolve = onArrival;
        reject = onFailure;
      }),
  );
  const refreshFiles = vi.fn(parts.refreshFiles);
  const client = createSearchClient({
    ...parts,
    loadQuestions,
    refreshFiles,
    wantsQuestions: () => wants,
  });
  client.start();
  await settle();
  return {
    client,
    workers,
    loadQuestions,
    refreshFiles,
    search: async (query: string) => {
      client.type(query);
      await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE);
    },
    arrive: async () => {
      resolve(questionBytes());
      await settle();
    },
    fail: async () => {
      reject(new SearchProblem('data-missing', 'status 404'));
      await settle();
    },
  };
}

test('names load no questions', async () => {
  const { search, client, loadQuestions } = await clientOf();
  for (const name of ['clear', 'button', 'single value', 'tags']) await search(name);
  expect(client.get().phase).toBe('results');
  expect(loadQuestions).not.toHaveBeenCalled();
});

test('a question is answered from the texts, and again when the questions have arrived', async () => {
  const { search, client, workers, loadQuestions, arrive } = await clientOf();
  await search(QUESTION);
  const first = client.get();
  expect(first).toMatchObject({ phase: 'results', isPreliminary: true });
  await arrive();
  expect(client.get()).toMatchObject({
    phase: 'results',
    isPreliminary: false,
    answer: { query: QUESTION },
  });
  expect(client.get().answer?.top[0]?.link).toBe('/demo/tags#tags');
  expect(client.get().answer).not.toBe(first.answer);
  expect(workers[0]?.questions).toEqual([QUESTION, QUESTION]);
  await search('which chips in a list has nobody offered');
  expect(client.get()).toMatchObject({ phase: 'results', isPreliminary: false });
  expect(loadQuestions).toHaveBeenCalledOnce();
});

test('a reader who presses Enter goes by the answer that stands', async () => {
  const { client } = await clientOf();
  client.type(QUESTION);
  await client.flush();
  expect(client.get()).toMatchObject({ phase: 'results', answer: { query: QUESTION } });
});

test('none are loaded for a reader who has asked for less data', async () => {
  const { search, client, loadQuestions } = await clientOf({ wants: false });
  await search(QUESTION);
  expect(client.get()).toMatchObject({ phase: 'results', isPreliminary: false });
  expect(loadQuestions).not.toHaveBeenCalled();
});

test('where they fail, the answer stays, and the next question tries again past the cache', async () => {
  const { search, client, loadQuestions, refreshFiles, fail, arrive } = await clientOf();
  await search(QUESTION);
  await fail();
  expect(client.get()).toMatchObject({
    phase: 'results',
    problem: undefined,
    isPreliminary: false,
  });
  await search(`${QUESTION} again`);
  expect(refreshFiles.mock.calls).toEqual([[['search-questions']]]);
  expect(loadQuestions).toHaveBeenCalledTimes(2);
  await arrive();
  expect(client.get()).toMatchObject({ isPreliminary: false });
});

test('a worker that was started again gets them again', async () => {
  const { search, client, workers, loadQuestions, arrive } = await clientOf();
  await search(QUESTION);
  await arrive();
  workers[0]?.crash();
  await search(`${QUESTION} again`);
  await settle();
  await arrive();
  expect(workers).toHaveLength(2);
  expect(loadQuestions).toHaveBeenCalledTimes(2);
  expect(client.get()).toMatchObject({ phase: 'results', isPreliminary: false });
});
