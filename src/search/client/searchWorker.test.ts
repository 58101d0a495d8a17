// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { SearchProblem } from './searchState';
import { startSearchWorker } from './searchWorker';
import { fakeParts, FakeWorker } from '../../../tests/unit/search/client/support';

const bytes = (text: string) => Promise.resolve(new TextEncoder().encode(text).buffer);

test('a page policy that forbids workers is reported as such', async () => {
  const { parts } = fakeParts();
  const createWorker = () => {
    throw new DOMException('refused by worker-src', 'SecurityError');
  };
  await expect(startSearchWorker({ ...parts, createWorker })).rejects.toMatchObject({
    kind: 'worker-blocked',
    detail: 'SecurityError: refused by worker-src',
  });
});

test('a worker that fails before its first message is reported as blocked', async () => {
  const { parts } = fakeParts();
  const worker = new FakeWorker();
  const promise = startSearchWorker({ ...parts, createWorker: () => worker });
  worker.crash('');
  await expect(promise).rejects.toMatchObject({ kind: 'worker-blocked' });
});

test.each([
  ['cut off', '{"routes": {"a": {'],
  ['of another shape', '{"routes": []}'],
  ['a page of HTML', '<!DOCTYPE html>'],
])('data that is %s is damaged, and its worker is terminated', async (_, text) => {
  const { parts, workers } = fakeParts();
  const damaged = { ...parts, loadNames: () => bytes(text), loadData: () => bytes(text) };
  await expect(startSearchWorker(damaged)).rejects.toMatchObject({ kind: 'data-damaged' });
  expect(workers[0]?.isTerminated).toBe(true);
});

test('names come first, and texts are not fetched before they are asked for', async () => {
  const { parts } = fakeParts();
  const loadData = vi.fn(parts.loadData);
  const searchWorker = await startSearchWorker({ ...parts, loadData });
  expect((await searchWorker.search('clear')).total).toBe(1);
  expect((await searchWorker.search('button')).total).toBe(0);
  expect(loadData).not.toHaveBeenCalled();
  expect(searchWorker.has('texts')).toBe(false);
  await Promise.all([searchWorker.complete('texts'), searchWorker.complete('texts')]);
  expect(searchWorker.has('texts')).toBe(true);
  expect((await searchWorker.search('button')).total).toBe(1);
  expect(loadData).toHaveBeenCalledOnce();
});

test.each([
  ['missing', () => Promise.reject(new SearchProblem('data-missing', 'status 404'))],
  ['damaged', () => bytes('{"routes": []}')],
])('without names, the texts do alone: %s', async (_, loadNames) => {
  const { parts } = fakeParts();
  const searchWorker = await startSearchWorker({ ...parts, loadNames });
  expect(searchWorker.has('texts')).toBe(true);
  expect((await searchWorker.search('allowClear')).total).toBe(1);
});

test('texts that are damaged take nothing away, and are fetched again when asked for', async () => {
  const { parts } = fakeParts();
  const loadData = vi.fn(parts.loadData).mockImplementationOnce(() => bytes('{"routes": {'));
  const searchWorker = await startSearchWorker({ ...parts, loadData });
  await expect(searchWorker.complete('texts')).rejects.toMatchObject({ kind: 'data-damaged' });
  expect((await searchWorker.search('clear')).total).toBe(1);
  await searchWorker.complete('texts');
  expect(searchWorker.has('texts')).toBe(true);
});

test('a worker that stops over the texts has stopped, and was not blocked', async () => {
  const { parts, workers } = fakeParts();
  const searchWorker = await startSearchWorker(parts);
  workers[0]?.hold();
  const completed = expect(searchWorker.complete('texts')).rejects.toMatchObject({
    kind: 'worker-stopped',
  });
  await Promise.resolve();
  workers[0]?.crash();
  await completed;
});

test('messages of the worker other than answers are ignored', async () => {
  const { parts, workers } = fakeParts();
  const searchWorker = await startSearchWorker(parts);
  const [worker] = workers;
  worker?.hold();
  const answer = searchWorker.search('value');
  for (const noise of [null, 'x', [], { id: '2' }, { id: 2 }, { id: 2, action: 'search-result' }])
    worker?.deliver(noise);
  worker?.release();
  expect((await answer).total).toBeGreaterThan(0);
});

test('questions come after the texts, once, and are in no answer before', async () => {
  const { parts } = fakeParts();
  const loadQuestions = vi.fn(parts.loadQuestions);
  const searchWorker = await startSearchWorker({ ...parts, loadQuestions });
  await searchWorker.complete('texts');
  expect(loadQuestions).not.toHaveBeenCalled();
  expect((await searchWorker.search('which chips nobody offered')).total).toBe(0);
  await Promise.all([searchWorker.complete('questions'), searchWorker.complete('questions')]);
  expect(searchWorker.stages()).toBe(2);
  expect((await searchWorker.search('which chips nobody offered')).total).toBe(1);
  expect(loadQuestions).toHaveBeenCalledOnce();
});
