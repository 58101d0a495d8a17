// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { connect } from '../../../../src/search/client/connection';
import { fakeParts, FakeWorker } from './support';

const bytes = (text: string) => Promise.resolve(new TextEncoder().encode(text).buffer);

test('passes the data to the worker and receives its answers', async () => {
  const { parts } = fakeParts();
  const connection = await connect(parts);
  const { groups, top, total } = await connection.search('allowClear');
  expect(total).toBe(1);
  expect(top[0]).toEqual(groups[0]?.hints[0]);
});

test('a page policy that forbids workers is reported as such', async () => {
  const { parts } = fakeParts();
  const startWorker = () => {
    throw new DOMException('refused by worker-src', 'SecurityError');
  };
  await expect(connect({ ...parts, startWorker })).rejects.toMatchObject({
    kind: 'worker-blocked',
    detail: 'SecurityError: refused by worker-src',
  });
});

test('a worker whose file is missing never responds, and is reported as blocked', async () => {
  const { parts } = fakeParts();
  const worker = new FakeWorker();
  const promise = connect({ ...parts, startWorker: () => worker });
  worker.crash('');
  await expect(promise).rejects.toMatchObject({ kind: 'worker-blocked' });
});

test.each([
  ['cut off', '{"routes": {"a": {'],
  ['of another shape', '{"routes": []}'],
  ['a page of HTML', '<!DOCTYPE html>'],
])('data that is %s is damaged, and its worker is terminated', async (_, text) => {
  const { parts, workers } = fakeParts();
  await expect(connect({ ...parts, loadData: () => bytes(text) })).rejects.toMatchObject({
    kind: 'data-damaged',
  });
  expect(workers[0]?.isTerminated).toBe(true);
});

test('messages of the worker other than answers are ignored', async () => {
  const { parts, workers } = fakeParts();
  const connection = await connect(parts);
  const [worker] = workers;
  worker?.hold();
  const answer = connection.search('value');
  for (const noise of [null, 'x', [], { id: '2' }, { id: 2 }, { id: 2, action: 'search-result' }])
    worker?.deliver(noise);
  worker?.release();
  expect((await answer).total).toBeGreaterThan(0);
});

test('a closed connection rejects requests', async () => {
  const { parts } = fakeParts();
  const connection = await connect(parts);
  connection.close();
  await expect(connection.search('value')).rejects.toMatchObject({ kind: 'worker-stopped' });
});
