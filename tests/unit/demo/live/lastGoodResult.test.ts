import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RUN_DEBOUNCE } from '../../../../src/demo/live/liveDemo';
import { ENTRY, setUp, startGood, startSecond, SYNTAX, THROWN } from './support/liveDemo';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('after a failure the last good result stays (E2):', () => {
  test('code that does not compile is not run', async () => {
    const { demo, played, rejected } = await startGood();
    demo.edit(ENTRY, 'a');
    await vi.advanceTimersByTimeAsync(RUN_DEBOUNCE);
    await rejected([SYNTAX]);
    expect(played()).toEqual(['good']);
    expect(demo.get()).toMatchObject({
      phase: 'failed',
      loading: false,
      hasResult: true,
      problems: [SYNTAX],
    });
  });

  test('code that throws before it is there', async () => {
    const { demo, failed, played } = await startSecond();
    failed(THROWN);
    expect(played()).toEqual(['good', 'a']);
    expect(demo.get()).toMatchObject({
      phase: 'failed',
      hasResult: true,
      problems: [{ kind: 'thrown', message: 'Error: x' }],
    });
  });

  test('a result that comes to an end is started once more, then the one before it is', async () => {
    const { demo, failed, played, rendered } = await startSecond();
    rendered();
    failed(THROWN);
    expect(demo.get()).toMatchObject({ phase: 'failed', hasResult: false });
    rendered();
    expect(demo.get()).toMatchObject({ phase: 'failed', hasResult: true, loading: false });
    failed(THROWN);
    rendered();
    expect(played()).toEqual(['good', 'a', 'a', 'good']);
    expect(demo.get().hasResult).toBe(true);
  });

  test('nothing is started again that failed with nothing before it', async () => {
    const { demo, compiled, failed, played } = setUp();
    demo.run();
    await compiled('a');
    failed(THROWN);
    expect(played()).toEqual(['a']);
    expect(demo.get()).toMatchObject({ phase: 'failed', hasResult: false });
  });

  test('code that went down with the frame of another demo is started again without a word', async () => {
    const { demo, failed, rendered, played } = await startGood();
    failed({ kind: 'shared', detail: '' });
    expect(demo.get().problems).toEqual([]);
    rendered();
    expect(played()).toEqual(['good', 'good']);
    expect(demo.get()).toMatchObject({ phase: 'running', hasResult: true, problems: [] });
  });

  test('a result that fails while newer code is awaited does not end the waiting', async () => {
    const { demo, failed } = await startGood();
    demo.edit(ENTRY, 'a');
    failed(THROWN);
    expect(demo.get()).toMatchObject({ loading: true, problems: [{ kind: 'thrown' }] });
  });
});
