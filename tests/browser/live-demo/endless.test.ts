import { describe } from 'vitest';
import { component, COUNTER, onPress } from './code';
import { expect, kindsOf, test } from './live';

/** Matches slowly enough to outlast any test, in the engine, where no guard of ours can be. */
const SLOW_MATCH = `/^(a+)+$/.test('a'.repeat(50) + '!');`;

describe('code that does not come to an end is stopped, and the place is told', () => {
  const cases: [title: string, text: string, line: number][] = [
    ['a loop in render', component('while (true) {}'), 4],
    ['a loop in an effect', component('React.useEffect(() => { for (;;); }, []);'), 4],
    ['a loop in a module', `do {} while (true)\n${COUNTER}`, 1],
    ['a loop that catches what stops it', component('for (;;) try { for (;;) {} } catch {}'), 4],
    [
      'recursion without depth',
      component('const f = (n: number): number => (n < 2 ? n : f(n - 1) + f(n - 2));\n  f(60);'),
      4,
    ],
    [
      'a promise after the other',
      component(
        'React.useEffect(() => {\n    void (async () => { for (;;) await null; })();\n  }, []);',
      ),
      5,
    ],
  ];
  for (const [title, text, line] of cases) {
    test(`${title}`, async ({ live }) => {
      await live.start({ 'index.tsx': COUNTER });
      await live.settled();
      await live.press();
      await live.edit(text);
      await expect
        .poll(async () => (await live.state()).problems, { timeout: 15_000 })
        .toMatchObject([{ kind: 'endless-loop', place: { file: 'index.tsx', line } }]);
      await expect.poll(() => live.text()).toMatch(/^Pressed/);
    });
  }

  test('a loop in a handler: the frame is replaced by the same result from its start', async ({
    live,
  }) => {
    await live.start({ 'index.tsx': onPress('for (;;) {}') });
    await live.settled();
    await live.press();
    await expect
      .poll(() => live.state(), { timeout: 15_000 })
      .toMatchObject({
        hasResult: true,
        phase: 'failed',
        problems: [{ kind: 'endless-loop', place: { file: 'index.tsx', line: 5 } }],
      });
    expect(await live.text()).toBe('Press');
    expect(await live.page.locator('iframe').count()).toBe(1);
  });

  test('the second time it is not started again; the result before it is', async ({ live }) => {
    await live.start({ 'index.tsx': COUNTER });
    await live.settled();
    await live.edit(onPress('for (;;) {}'));
    await expect.poll(() => live.text()).toBe('Press');
    await live.press();
    await expect
      .poll(() => live.state(), { timeout: 15_000 })
      .toMatchObject({ hasResult: true, phase: 'failed' });
    await live.press();
    await expect.poll(() => live.text(), { timeout: 15_000 }).toBe('Pressed 0');
  });
});

describe('a frame that hangs where no guard is', () => {
  test('leaves the page alive, and is told', async ({ live }) => {
    await live.start({ 'index.tsx': component(SLOW_MATCH) });
    await live.page.locator('#editor').fill('typed meanwhile');
    expect(await live.page.locator('#editor').inputValue()).toBe('typed meanwhile');
    await expect
      .poll(async () => kindsOf(await live.state()), { timeout: 20_000 })
      .toEqual(['frozen']);
    expect(await live.page.locator('iframe').count()).toBe(0);
  });

  test('takes the frame of the last good result with it, which is started again', async ({
    live,
  }) => {
    await live.start({ 'index.tsx': COUNTER });
    await live.settled();
    await live.edit(component(SLOW_MATCH));
    await expect
      .poll(async () => kindsOf(await live.state()), { timeout: 20_000 })
      .toEqual(['frozen']);
    await expect.poll(() => live.text(), { timeout: 10_000 }).toBe('Pressed 0');
    await live.press();
    await expect.poll(() => live.text()).toBe('Pressed 1');
  });

  test('takes the frame of another demo with it, which is started again without a word', async ({
    live,
  }) => {
    await live.page.evaluate((code) => {
      window.harness.open('other', [['index.tsx', code]], 'index.tsx');
      window.harness.demo('other').run();
    }, COUNTER);
    await live.page.waitForFunction(() => window.harness.state('other').hasResult);
    await live.start({ 'index.tsx': component(SLOW_MATCH) });
    await expect
      .poll(async () => kindsOf(await live.state()), { timeout: 20_000 })
      .toEqual(['frozen']);
    await live.page.waitForFunction(() => window.harness.state('other').hasResult);
    expect(await live.page.evaluate(() => window.harness.state('other'))).toMatchObject({
      phase: 'running',
      problems: [],
    });
    const button = live.page.frameLocator('#other iframe').locator('button');
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Pressed 1');
  });
});
