// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchSuggestions, type City } from '../../../demos/suggestions/fetchSuggestions';
import { useSuggestions } from '../../../demos/suggestions/useSuggestions';

vi.mock('../../../demos/suggestions/fetchSuggestions');

const oslo: City = { id: 'oslo-no', name: 'Oslo', country: 'Norway' };
const omsk: City = { id: 'omsk-ru', name: 'Omsk', country: 'Russia' };

interface Question {
  query: string;
  signal?: AbortSignal;
  resolve: (cities: City[]) => void;
  reject: (reason: unknown) => void;
}

const questions: Question[] = [];

// Ignores its signal, so that the tests see what the hook itself drops.
beforeEach(() => {
  vi.mocked(fetchSuggestions).mockImplementation(
    (query, { signal } = {}) =>
      new Promise((resolve, reject) => {
        questions.push({ query, signal, resolve, reject });
      }),
  );
});

afterEach(() => {
  questions.length = 0;
});

/** Lets React process the effects of a response. */
async function settle(answer: () => void): Promise<void> {
  await act(() => Promise.resolve(answer()));
}

function ask(query: string) {
  return renderHook(({ text }) => useSuggestions(text, 0, 0), { initialProps: { text: query } });
}

async function question(index: number): Promise<Question> {
  await waitFor(() => expect(questions.length).toBeGreaterThan(index));
  const found = questions[index];
  if (!found) throw new Error(`There is no question ${index}.`);
  return found;
}

test('sends no request for an empty text', () => {
  const { result } = ask('  ');
  expect(result.current).toMatchObject({ status: 'idle', cities: [] });
  expect(questions).toEqual([]);
});

test('goes from loading to the result', async () => {
  const { result } = ask('osl');
  expect(result.current.status).toBe('loading');
  const { resolve } = await question(0);
  await settle(() => resolve([oslo]));
  expect(result.current).toMatchObject({ status: 'ready', cities: [oslo] });
});

test('cancels the previous request and drops its response, even if it arrives last', async () => {
  const { result, rerender } = ask('o');
  const first = await question(0);
  rerender({ text: 'oms' });
  expect(first.signal?.aborted).toBe(true);
  const second = await question(1);
  await settle(() => second.resolve([omsk]));
  await settle(() => first.resolve([oslo]));
  expect(result.current).toMatchObject({ cities: [omsk] });
});

test('never shows a result under another query', async () => {
  const { result, rerender } = ask('osl');
  const { resolve } = await question(0);
  await settle(() => resolve([oslo]));
  rerender({ text: 'om' });
  expect(result.current).toMatchObject({ status: 'loading', cities: [] });
});

test('reports a failure, and sends the request again on retry', async () => {
  const { result } = ask('osl');
  const first = await question(0);
  await settle(() => first.reject(new Error('out of reach')));
  expect(result.current).toMatchObject({ status: 'failed', cities: [] });
  expect(result.current.error?.message).toBe('out of reach');
  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  const second = await question(1);
  await settle(() => second.resolve([oslo]));
  expect(result.current).toMatchObject({ status: 'ready', cities: [oslo] });
});

test('ignores the failure of a cancelled request', async () => {
  const { result, rerender } = ask('osl');
  const { reject } = await question(0);
  rerender({ text: '' });
  await settle(() => reject(new DOMException('cancelled', 'AbortError')));
  expect(result.current.status).toBe('idle');
});

test('cancels the pending request on unmount', async () => {
  const { unmount } = ask('osl');
  const { signal } = await question(0);
  unmount();
  expect(signal?.aborted).toBe(true);
});
