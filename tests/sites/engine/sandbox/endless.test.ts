import type { Page } from 'playwright-core';
import { component, COUNTER } from '../../../browser/demo/sandbox/code';
import { expect, kindsOf, test } from '../../../browser/demo/sandbox/sandbox';

/** Matches slowly enough to outlast any test, inside the engine, where there can be no guard. */
const SLOW_MATCH = `/^(a+)+$/.test('a'.repeat(50) + '!');`;

/** Longer than the time limit of a task and the start of another frame. */
const LONG = { timeout: 15_000 };

test('endless code is stopped, its position is reported, and the last good result stays', async ({
  sandbox,
}) => {
  const cases: [title: string, lines: string, line: number][] = [
    ['a loop in render', 'while (true) {}', 4],
    ['a loop in an effect', 'React.useEffect(() => { for (;;); }, []);', 4],
    [
      'one promise after another',
      'React.useEffect(() => {\n    void (async () => { for (;;) await null; })();\n  }, []);',
      5,
    ],
  ];
  await sandbox.start({ 'index.tsx': COUNTER });
  await sandbox.settled();
  for (const [title, lines, line] of cases) {
    await sandbox.change(component(lines));
    await expect
      .poll(async () => (await sandbox.state()).problems, { ...LONG, message: title })
      .toMatchObject([{ kind: 'endless-loop', position: { file: 'index.tsx', line } }]);
    await expect.poll(() => sandbox.text()).toBe('Pressed 0');
  }
}, 60_000);

/** Runs a second demo on the page. */
async function startOther(page: Page): Promise<void> {
  await page.evaluate((code) => {
    window.harness.open('other', [['index.tsx', code]], 'index.tsx');
    window.harness.demo('other').run();
  }, COUNTER);
  await page.waitForFunction(() => window.harness.state('other').hasResult);
}

test('a frame that hangs where no guard can be is reported, the page stays responsive, and its demos restart', async ({
  sandbox,
}) => {
  const { page } = sandbox;
  await startOther(page);
  await sandbox.start({ 'index.tsx': COUNTER });
  await sandbox.settled();

  await sandbox.change(component(SLOW_MATCH));
  await page.locator('#editor').fill('typed meanwhile');
  expect(await page.locator('#editor').inputValue()).toBe('typed meanwhile');
  await expect.poll(async () => kindsOf(await sandbox.state()), LONG).toEqual(['frozen']);

  await page.waitForFunction(
    (id) => window.harness.state(id).hasResult && window.harness.state('other').hasResult,
    'demo',
  );
  const other = await page.evaluate(() => window.harness.state('other'));
  expect(other).toMatchObject({ phase: 'running', problems: [] });
  for (const id of ['#demo', '#other']) {
    const button = page.frameLocator(`${id} iframe`).locator('button');
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Pressed 1');
  }
}, 60_000);

test('code that keeps a gigabyte is stopped, and other demos go on', async ({ sandbox }) => {
  const { page } = sandbox;
  await startOther(page);
  // In steps, since one that takes long is stopped as an endless loop.
  await sandbox.start({
    'index.tsx': component(`React.useEffect(() => {
    const kept: Uint8Array[] = [];
    setInterval(() => {
      if (kept.length < 64) kept.push(new Uint8Array(2 ** 24).fill(1));
    }, 1);
  }, []);`),
  });
  await expect.poll(async () => kindsOf(await sandbox.state()), LONG).toEqual(['too-much-memory']);
  await expect
    .poll(() => page.evaluate(() => window.harness.state('other')), LONG)
    .toMatchObject({ phase: 'running', hasResult: true, loading: false, problems: [] });
  await sandbox.change(COUNTER);
  await expect.poll(() => sandbox.text(), LONG).toBe('Pressed 0');
});
