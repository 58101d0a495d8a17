import { component } from '../../../browser/demo/sandbox/code';
import { expect, kindsOf, test } from '../../../browser/demo/sandbox/sandbox';

declare global {
  interface Window {
    /** The longest that the page's thread was not free, in milliseconds. */
    largestGap: number;
  }
}

/**
 * No more than this may pass between two turns of the page's event loop, in milliseconds. On a
 * machine with nothing else to do it is below 200 (bench/README.md): `--reporter verbose` prints
 * what was measured. A busy one makes it five times as much.
 */
const MAX_GAP = 3000;

const EIGHT_TIMERS = 'Array.from({ length: 8 }, () => setInterval';

const FLOODS: [title: string, code: string][] = [
  [
    'long errors in eight timers',
    `${EIGHT_TIMERS}(() => { throw new Error(Math.random() + 'z'.repeat(7000)); }, 4));`,
  ],
  [
    'rejections in eight timers',
    `${EIGHT_TIMERS}(() => Promise.reject(new Error(Math.random() + 'z'.repeat(7000))), 4));`,
  ],
  [
    'lines in the console',
    `${EIGHT_TIMERS}(() => { for (let n = 0; n < 20; n += 1) console.log('x'.repeat(8000)); }, 4));`,
  ],
  ['texts of 20 MB', `setInterval(() => console.log('x'.repeat(2e7)), 5);`],
  ['aborted requests', `for (let n = 0; n < 5000; n += 1) void fetch('/' + n).catch(() => 0);`],
  ['messages to the page', `${EIGHT_TIMERS}(() => parent.postMessage('x', '*'), 4));`],
  ['texts of 20 MB to the page', `setInterval(() => parent.postMessage('x'.repeat(2e7), '*'), 5);`],
  [
    'messages of 100,000 objects to the page',
    `const many = Array.from({ length: 100_000 }, (_, n) => ({ n }));
    setInterval(() => parent.postMessage(many, '*'), 5);`,
  ],
];

test.for(FLOODS)(
  'a frame that floods the page with %s is removed, and the page stays free',
  { timeout: 90_000 },
  async ([title, code], { sandbox, annotate }) => {
    await sandbox.page.evaluate(() => {
      let last = performance.now();
      window.largestGap = 0;
      setInterval(() => {
        const now = performance.now();
        window.largestGap = Math.max(window.largestGap, now - last);
        last = now;
      }, 5);
    });
    await sandbox.start({
      'index.tsx': component(`React.useEffect(() => { setTimeout(() => {
    ${code}
  }, 100); }, []);`),
    });
    await expect
      .poll(async () => kindsOf(await sandbox.state()), { timeout: 60_000 })
      .toEqual(['flooded']);
    const gap = await sandbox.page.evaluate(() => window.largestGap);
    await annotate(`${title}: ${Math.round(gap)} ms`);
    expect(gap).toBeLessThan(MAX_GAP);
  },
);
