import { expect, test, vi } from 'vitest';
import { bind, type WorkerScope } from '../../../src/search/binding';
import { createHandler } from '../../../src/search/handler';
import { idOf, isGenerateMetadata, isGetSearchResult } from '../../../src/search/protocol';
import { page, siteOf } from './support/pages';

test('a request has keywords, and its optional limit is a number', () => {
  expect(isGetSearchResult({ action: 'get-search-result', args: { keywords: '' } })).toBe(true);
  expect(
    isGetSearchResult({ action: 'get-search-result', args: { keywords: 'x', limit: 5 } }),
  ).toBe(true);
  expect(isGetSearchResult({ action: 'get-search-result', args: { keywords: 1 } })).toBe(false);
  expect(isGetSearchResult({ action: 'generate-metadata', args: { keywords: 'x' } })).toBe(false);
  expect(isGetSearchResult(null)).toBe(false);
});

test('new data has args', () => {
  expect(isGenerateMetadata({ action: 'generate-metadata', args: undefined })).toBe(true);
  expect(isGenerateMetadata({ action: 'generate-metadata' })).toBe(false);
  expect(isGenerateMetadata([])).toBe(false);
});

test('only a number is an id', () => {
  expect(idOf({ id: 0 })).toBe(0);
  expect(idOf({ id: '1' })).toBeUndefined();
  expect(idOf('id')).toBeUndefined();
});

function fakeScope() {
  const postMessage = vi.fn<(answer: unknown) => void>();
  const reportError = vi.fn<(error: unknown) => void>();
  const scope: WorkerScope = { onmessage: null, postMessage, reportError };
  bind(scope, createHandler());
  const send = (data: unknown): void => scope.onmessage?.(new MessageEvent('message', { data }));
  return { postMessage, reportError, send };
}

test('the worker posts answers, reports errors, and keeps running', () => {
  const { postMessage, reportError, send } = fakeScope();
  send({ action: 'generate-metadata', args: siteOf(page('single', { A: 'word' })) });
  expect(postMessage).not.toHaveBeenCalled();
  send({ action: 'generate-metadata', args: 'broken' });
  expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  send({ action: 'get-search-result', args: { keywords: 'word' } });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ title: 'Demo' })]);
});

test('requests that come faster than answers are answered one by one, in order', () => {
  const { postMessage, send } = fakeScope();
  send({ action: 'generate-metadata', id: 0, args: siteOf(page('single', { A: 'word' })) });
  for (let id = 1; id <= 50; id += 1)
    send({ action: 'get-search-result', id, args: { keywords: 'word'.slice(0, id) } });
  expect(postMessage.mock.calls.map(([answer]) => idOf(answer))).toEqual(
    Array.from({ length: 51 }, (_, id) => id),
  );
});

test('answers can be cloned to the page', () => {
  const handle = createHandler();
  handle({ action: 'generate-metadata', args: siteOf(page('single', { A: 'word' }, 'outside')) });
  const answer = handle({ action: 'get-search-result', args: { keywords: 'word' } });
  expect(structuredClone(answer)).toEqual(answer);
});
