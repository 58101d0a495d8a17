import { afterEach, expect, test, vi } from 'vitest';
import type { WorkerScope } from '../../../src/search/binding';
import { page, siteOf } from './support/pages';

afterEach(() => vi.unstubAllGlobals());

test('the worker file answers in its global scope', async () => {
  const postMessage = vi.fn<(answer: unknown) => void>();
  const scope: WorkerScope = { onmessage: null, postMessage, reportError: vi.fn() };
  vi.stubGlobal('self', scope);
  await import('../../../src/search/worker');
  const send = (data: unknown) => scope.onmessage?.(new MessageEvent('message', { data }));
  send({ action: 'generate-metadata', args: siteOf(page('single', { Props: 'One value.' })) });
  send({ action: 'get-search-result', args: { keywords: 'value' } });
  expect(postMessage.mock.calls).toMatchObject([
    [[{ title: 'Demo', hints: [{ link: '/demo/single#props' }] }]],
  ]);
});
