import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ENTRY, setUp, startGood, startSecond, SYNTAX, THROWN } from './support/sandbox';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('after a failure the last good result stays (E2):', () => {
  test('code that does not compile is not run', async () => {
    const { demo, edited, played, rejected } = await startGood();
    await edited('a');
    await rejected([SYNTAX]);
    expect(played()).toEqual(['good']);
    expect(demo.get()).toMatchObject({
      phase: 'failed',
      loading: false,
      hasResult: true,
      problems: [SYNTAX],
    });
  });

  test('code that throws before its first render', async () => {
    const { demo, failed, played } = await startSecond();
    failed(THROWN);
    expect(played()).toEqual(['good', 'a']);
    expect(demo.get()).toMatchObject({
      phase: 'failed',
      hasResult: true,
      problems: [{ kind: 'thrown', message: 'Error: x' }],
    });
  });

  test('a result that fails is restarted once, then the previous one is started', async () => {
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

  test('code that fails without a previous result is not restarted', async () => {
    const { demo, compiled, failed, played } = setUp();
    demo.run();
    await compiled('a');
    failed(THROWN);
    expect(played()).toEqual(['a']);
    expect(demo.get()).toMatchObject({ phase: 'failed', hasResult: false });
  });

  test('code whose frame was removed because of another demo is restarted silently', async () => {
    const { demo, failed, rendered, played } = await startGood();
    failed({ kind: 'shared', detail: '' });
    expect(demo.get().problems).toEqual([]);
    rendered();
    expect(played()).toEqual(['good', 'good']);
    expect(demo.get()).toMatchObject({ phase: 'running', hasResult: true, problems: [] });
  });

  test('a result that fails while newer code is pending leaves it pending', async () => {
    const { demo, failed } = await startGood();
    demo.edit(ENTRY, 'a');
    failed(THROWN);
    expect(demo.get()).toMatchObject({ loading: true, problems: [{ kind: 'thrown' }] });
  });
});
