import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectToWorker, type WorkerPort } from './workerConnection';

interface Message {
  id: number;
  text: string;
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'id' in data;

/** A connection with a timeout of 100 ms to a worker that the test speaks for. */
function connect() {
  const postMessage = vi.fn();
  const terminate = vi.fn();
  const worker: WorkerPort<Message> = { onmessage: null, onerror: null, postMessage, terminate };
  const connection = connectToWorker<Message, Message>({
    worker,
    parse: (data) => (isMessage(data) ? data : undefined),
    timeout: 100,
    toError: (detail) => new Error(detail),
  });
  const answer = (data: unknown) => worker.onmessage?.({ data } as MessageEvent);
  const fail = (message: string) => {
    const event = { message, preventDefault: vi.fn() };
    worker.onerror?.(event as unknown as ErrorEvent);
    return event;
  };
  const ask = (text: string, transfer?: ArrayBuffer[]) =>
    connection.ask((id) => ({ id, text }), transfer);
  return { postMessage, terminate, connection, answer, fail, ask };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a connection to a worker', () => {
  test('sends requests with what is to be transferred, and matches answers by their id', async () => {
    const { postMessage, ask, answer } = connect();
    const bytes = new ArrayBuffer(8);
    const [first, second] = [ask('a', [bytes]), ask('b')];
    expect(postMessage.mock.calls).toEqual([
      [{ id: 1, text: 'a' }, [bytes]],
      [{ id: 2, text: 'b' }, []],
    ]);
    answer({ id: 2, text: 'B' });
    answer({ id: 1, text: 'A' });
    expect([await first, await second].map(({ text }) => text)).toEqual(['A', 'B']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ignores messages that are no answer, or that answer nothing', async () => {
    const { ask, answer } = connect();
    const asked = ask('a');
    for (const data of [null, 'text', { id: 7 }]) expect(() => answer(data)).not.toThrow();
    answer({ id: 1, text: 'A' });
    expect(() => answer({ id: 1, text: 'again' })).not.toThrow();
    expect((await asked).text).toBe('A');
  });

  test('ends with its first error, which all requests reject with', async () => {
    const { postMessage, terminate, connection, ask, fail } = connect();
    const asked = Promise.allSettled([ask('a'), ask('b')]);
    expect(connection.isOpen()).toBe(true);
    expect(fail('broken').preventDefault).toHaveBeenCalledOnce();
    expect(connection.isOpen()).toBe(false);
    expect(terminate).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    connection.close();
    const results = [...(await asked), ...(await Promise.allSettled([ask('c')]))];
    expect(results).toEqual(
      ['a', 'b', 'c'].map(() => ({ status: 'rejected', reason: new Error('broken') })),
    );
    expect(postMessage).toHaveBeenCalledTimes(2);
  });

  test('says that the worker did not start where its error has no message', async () => {
    const { ask, fail } = connect();
    const asked = ask('a');
    fail('');
    await expect(asked).rejects.toThrow('the worker did not start');
  });

  test('ends when an answer takes too long', async () => {
    const { connection, ask } = connect();
    const asked = expect(ask('a')).rejects.toThrow('no answer within 100 ms');
    await vi.advanceTimersByTimeAsync(99);
    expect(connection.isOpen()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(connection.isOpen()).toBe(false);
  });

  test('ends when a request cannot be sent', async () => {
    const { postMessage, connection, ask } = connect();
    postMessage.mockImplementation(() => {
      throw new Error('could not be cloned');
    });
    await expect(ask('a')).rejects.toThrow('could not be cloned');
    expect(connection.isOpen()).toBe(false);
  });

  test('can be closed', async () => {
    const { terminate, connection, ask } = connect();
    const asked = ask('a');
    connection.close();
    await expect(asked).rejects.toThrow('the connection was closed');
    expect(terminate).toHaveBeenCalledOnce();
  });
});
