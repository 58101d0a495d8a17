import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RUN_DEBOUNCE } from './sandbox';
import {
  ENTRY,
  OWN,
  setUp,
  startGood,
  SYNTAX,
} from '../../../tests/unit/demo/sandbox/support/sandbox';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('before the first run', () => {
  test('nothing is compiled, however long ago the edit was', async () => {
    const { demo, questions } = setUp();
    demo.edit(ENTRY, 'edited');
    await vi.advanceTimersByTimeAsync(10 * RUN_DEBOUNCE);
    demo.reset();
    demo.edit(ENTRY, 'from a link');
    await vi.advanceTimersByTimeAsync(10 * RUN_DEBOUNCE);
    expect(questions).toEqual([]);
    expect(demo.get()).toMatchObject({
      phase: 'idle',
      loading: false,
      files: new Map([...OWN, [ENTRY, 'from a link']]),
      hasResult: false,
    });
  });

  test('files from a link come first, and a reset restores the published ones', () => {
    const shared = new Map([...OWN, [ENTRY, 'shared']]);
    const { demo, questions } = setUp(shared);
    expect(demo.get()).toMatchObject({ files: shared });
    demo.reset();
    expect(demo.get()).toMatchObject({ files: OWN, phase: 'idle' });
    expect(questions).toEqual([]);
  });
});

describe('an edit', () => {
  test('is compiled after 500 ms without another edit, once for all (E2)', async () => {
    const { demo, questions } = await startGood();
    for (const text of ['a', 'ab', 'abc']) {
      demo.edit(ENTRY, text);
      await vi.advanceTimersByTimeAsync(RUN_DEBOUNCE - 1);
    }
    expect(questions).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(questions.map(({ text }) => text)).toEqual(['own', 'abc']);
    expect(RUN_DEBOUNCE).toBe(500);
  });

  test('sets the loading flag until its result is shown (E2)', async () => {
    const { demo, compiled, rendered } = await startGood();
    expect(demo.get()).toMatchObject({ phase: 'running', loading: false });
    demo.edit(ENTRY, 'a');
    expect(demo.get()).toMatchObject({ phase: 'compiling', loading: true });
    await vi.advanceTimersByTimeAsync(RUN_DEBOUNCE);
    await compiled('a');
    expect(demo.get()).toMatchObject({ phase: 'running', loading: true });
    rendered();
    expect(demo.get()).toMatchObject({ phase: 'running', loading: false, problems: [] });
  });

  test('that changes nothing is ignored', async () => {
    const { demo, listener } = await startGood();
    listener.mockClear();
    demo.edit(ENTRY, 'own');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a late answer is dropped:', () => {
  test('of the compiler, after an edit', async () => {
    const { demo, edited, compiled, played } = await startGood();
    await edited('a');
    demo.edit(ENTRY, 'ab');
    await compiled('a');
    expect(played()).toEqual(['good']);
    expect(demo.get()).toMatchObject({ phase: 'compiling', loading: true });
  });

  test('even a problem, and only the newest version is compiled next', async () => {
    const { demo, edited, questions, rejected } = await startGood();
    await edited('a');
    for (const text of ['ab', 'abc']) {
      await edited(text);
    }
    expect(questions).toHaveLength(2);
    await rejected([SYNTAX]);
    expect(questions.map(({ text }) => text)).toEqual(['own', 'a', 'abc']);
    expect(demo.get().problems).toEqual([]);
  });

  test('of a frame whose code was replaced', async () => {
    const { demo, edited, compiled, frames } = await startGood();
    await edited('a');
    await compiled('a');
    await edited('ab');
    await compiled('ab');
    frames[1]?.events.onRendered();
    expect(demo.get().loading).toBe(true);
  });
});

describe('a reset', () => {
  test('runs the published files at once', async () => {
    const { demo, questions } = await startGood();
    demo.edit(ENTRY, 'a');
    demo.reset();
    await vi.advanceTimersByTimeAsync(10 * RUN_DEBOUNCE);
    expect(questions.map(({ text }) => text)).toEqual(['own', 'own']);
    expect(demo.get()).toMatchObject({ files: OWN });
  });
});

describe('the log', () => {
  test('has the output of the latest run, oldest first, at most 200 lines', async () => {
    const { demo, edited, frames, compiled, rendered } = await startGood();
    const log = frames[0]?.events.onLogged;
    for (let n = 0; n < 250; n += 1) {
      log?.({ type: 'console', level: 'log', text: String(n) });
    }
    const lines = demo.get().log;
    expect(lines).toHaveLength(200);
    expect([lines[0], lines.at(-1)]).toMatchObject([{ text: '50' }, { text: '249' }]);
    await edited('a');
    await compiled('a');
    rendered();
    expect(demo.get().log).toEqual([]);
    log?.({ type: 'dropped', count: 1 });
    expect(demo.get().log).toEqual([]);
  });
});

describe('a stop', () => {
  test('removes the frame, keeps the code and what it wrote, and shows no result', async () => {
    const { demo, frames } = await startGood();
    frames[0]?.events.onLogged({ type: 'console', level: 'log', text: 'written' });
    demo.stop();
    expect(frames[0]?.close).toHaveBeenCalledOnce();
    expect(demo.get()).toMatchObject({ phase: 'stopped', loading: false, hasResult: false });
    expect(demo.get()).toMatchObject({ files: OWN, log: [{ text: 'written' }] });
  });

  test('lasts, whatever the compiler and the old frame still answer', async () => {
    const { demo, edited, compiled, frames, played } = await startGood();
    await edited('a');
    demo.stop();
    await compiled('a');
    frames[0]?.events.onFailed({ kind: 'frozen', detail: '' });
    await vi.advanceTimersByTimeAsync(10 * RUN_DEBOUNCE);
    expect(demo.get()).toMatchObject({ phase: 'stopped', problems: [] });
    expect(played()).toHaveLength(1);
  });

  test('ends the wait of an edit for its run', async () => {
    const { demo, questions } = await startGood();
    demo.edit(ENTRY, 'a');
    demo.stop();
    await vi.advanceTimersByTimeAsync(10 * RUN_DEBOUNCE);
    expect(questions).toHaveLength(1);
  });

  test.for(['run', 'edit'] as const)('is over with the next %s', async (next) => {
    const { demo, edited, compiled, rendered, played } = await startGood();
    demo.stop();
    if (next === 'run') demo.run();
    else await edited('a');
    await compiled('again');
    rendered();
    expect(played()).toHaveLength(2);
    expect(demo.get()).toMatchObject({ phase: 'running', loading: false, hasResult: true });
  });
});

test('a closed demo runs and reports nothing', async () => {
  const { demo, listener, compiled, frames } = setUp();
  demo.run();
  demo.close();
  listener.mockClear();
  await compiled('a');
  demo.edit(ENTRY, 'b');
  await vi.advanceTimersByTimeAsync(10 * RUN_DEBOUNCE);
  expect(listener).not.toHaveBeenCalled();
  expect(frames).toEqual([]);
});
