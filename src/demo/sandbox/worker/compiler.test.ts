// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCompiler, type WorkerPort } from './compiler';
import { answer } from './handler';
import type { CompileRequest } from './protocol';

const FILES = new Map([['a.tsx', 'export default () => null;']]);
const TIMEOUT = 1000;

interface FakeWorker extends WorkerPort {
  asked: CompileRequest[];
  isEnded: boolean;
}

function setUp() {
  const workers: FakeWorker[] = [];
  const refreshScript = vi.fn(() => Promise.resolve());
  const startWorker = () => {
    const worker: FakeWorker = {
      onmessage: null,
      onerror: null,
      asked: [],
      isEnded: false,
      postMessage: (request) => void worker.asked.push(request),
      terminate: () => {
        worker.isEnded = true;
      },
    };
    workers.push(worker);
    return worker;
  };
  const compiler = createCompiler({ startWorker, refreshScript, timeout: TIMEOUT });
  const say = (data: unknown) => workers.at(-1)?.onmessage?.(new MessageEvent('message', { data }));
  return { compiler, workers, refreshScript, say };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the compiler', () => {
  test('starts its worker once, on the first call or when prepared', () => {
    const { compiler, workers } = setUp();
    expect(workers).toHaveLength(0);
    compiler.prepare();
    compiler.prepare();
    void compiler.compile(FILES, 'a.tsx');
    expect(workers).toHaveLength(1);
    expect(workers[0]?.asked).toEqual([{ id: 1, entry: 'a.tsx', files: FILES }]);
  });

  test('answers each call by its id, in any order, and ignores other messages', async () => {
    const { compiler, say } = setUp();
    const [first, second] = [compiler.compile(FILES, 'a.tsx'), compiler.compile(FILES, 'b.tsx')];
    const bundle = (code: string) => ({ code, entry: 'a.tsx', files: [], scripts: [] });
    for (const noise of [null, 'x', { id: 99, result: { problems: [] } }, { id: 1, result: {} }])
      say(noise);
    say({ id: 2, result: { bundle: bundle('second') } });
    say({ id: 1, result: { bundle: bundle('first') } });
    expect([await first, await second]).toEqual([
      { bundle: bundle('first') },
      { bundle: bundle('second') },
    ]);
  });

  test('that takes too long is terminated, reported, and restarted by the next call', async () => {
    const { compiler, workers } = setUp();
    const result = compiler.compile(FILES, 'a.tsx');
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    expect(await result).toEqual({
      problems: [{ kind: 'compiler', detail: `no answer within ${TIMEOUT} ms` }],
    });
    expect(workers[0]?.isEnded).toBe(true);
    void compiler.compile(FILES, 'a.tsx');
    await vi.waitFor(() => expect(workers).toHaveLength(2));
  });

  test('that cannot be loaded is reported, and has its script refreshed before it is started again', async () => {
    const { compiler, workers, refreshScript } = setUp();
    const result = compiler.compile(FILES, 'a.tsx');
    workers[0]?.onerror?.(new ErrorEvent('error'));
    expect(await result).toMatchObject({ problems: [{ kind: 'compiler' }] });
    expect(refreshScript).not.toHaveBeenCalled();
    refreshScript.mockImplementation(() => {
      expect(workers).toHaveLength(1);
      return Promise.resolve();
    });
    compiler.prepare();
    void compiler.compile(FILES, 'a.tsx');
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    expect(refreshScript).toHaveBeenCalledOnce();
  });

  test('that a policy forbids is reported on the first call', async () => {
    const compiler = createCompiler({
      startWorker: () => {
        throw new Error('forbidden');
      },
      refreshScript: () => Promise.resolve(),
    });
    compiler.prepare();
    expect(await compiler.compile(FILES, 'a.tsx')).toEqual({
      problems: [{ kind: 'compiler', detail: 'Error: forbidden' }],
    });
  });
});

describe('the worker', () => {
  test('answers requests and ignores anything else', () => {
    const shared = new Map([['skin/a.ts', '']]);
    const files = new Map([['a.tsx', `import './skin/a';`]]);
    expect(answer({ id: 3, entry: 'a.tsx', files }, { shared, modules: [] })).toMatchObject({
      id: 3,
      result: { bundle: { entry: 'a.tsx' } },
    });
    expect(answer({ id: 3, entry: 'a.tsx' }, { shared, modules: [] })).toBeUndefined();
  });

  test('reports code that crashes the parser', () => {
    const files = new Map([['a.tsx', '['.repeat(200_000)]]);
    expect(
      answer({ id: 1, entry: 'a.tsx', files }, { shared: new Map(), modules: [] }),
    ).toMatchObject({
      result: {
        problems: [{ kind: 'compiler', detail: expect.stringContaining('RangeError') as string }],
      },
    });
  });
});
