import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idOf } from './protocol';
import { page, siteOf } from '../../../tests/unit/search/support/pages';

const postMessage = vi.fn<(answer: unknown) => void>();
const reportError = vi.fn<(error: unknown) => void>();
const scope: { onmessage?: (event: MessageEvent<unknown>) => void } = {};
const send = (data: unknown) => scope.onmessage?.(new MessageEvent('message', { data }));

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('self', Object.assign(scope, { postMessage, reportError }));
  await import('./worker');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('the worker posts answers, reports errors, and keeps running', () => {
  send({ action: 'generate-metadata', args: siteOf(page('single', { Props: 'One value.' })) });
  expect(postMessage).not.toHaveBeenCalled();
  send({ action: 'generate-metadata', args: 'broken' });
  expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  send({ action: 'get-search-result', args: { keywords: 'value' } });
  expect(postMessage.mock.calls).toMatchObject([
    [[{ title: 'Demo', hints: [{ link: '/demo/single#props' }] }]],
  ]);
});

test('requests that come faster than answers are answered one by one, in order', () => {
  send({ action: 'generate-metadata', id: 0, args: siteOf(page('single', { A: 'word' })) });
  for (let id = 1; id <= 50; id += 1)
    send({ action: 'get-search-result', id, args: { keywords: 'word'.slice(0, id) } });
  expect(postMessage.mock.calls.map(([answer]) => idOf(answer))).toEqual(
    Array.from({ length: 51 }, (_, id) => id),
  );
});
