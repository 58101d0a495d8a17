import { component, onPress } from './code';
import { expect, kindsOf, test, type SandboxPage } from './sandbox';
import { OTHER_PAGE, PAGE } from './site';

const pathOf = ({ page }: SandboxPage) => new URL(page.url()).pathname;

const lengthOf = ({ page }: SandboxPage) => page.evaluate(() => history.length);

/** Where in the history the tab is. */
async function placeOf({ page }: SandboxPage): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { currentIndex } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return currentIndex;
}

/**
 * Comes to the page from another one, as a reader does.
 *
 * @returns Its place in the history.
 */
async function arrive(sandbox: SandboxPage): Promise<number> {
  const { page } = sandbox;
  const { origin } = new URL(page.url());
  await page.goto(origin + OTHER_PAGE);
  await page.goto(origin + PAGE);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return placeOf(sandbox);
}

/** Presses Back once. The page is there again for the next test. */
async function expectBackToLeave(sandbox: SandboxPage): Promise<void> {
  const { page } = sandbox;
  await page.evaluate(() => history.back());
  await expect.poll(() => pathOf(sandbox)).toBe(OTHER_PAGE);
  await page.goForward();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

const GOING_ON: [title: string, lines: string][] = [
  ['its hash', `let n = 0; setInterval(() => { location.hash = String((n += 1)); }, 10);`],
  [
    'its hash, by links out of sight',
    `let n = 0;
    setInterval(() => Object.assign(document.createElement('a'), { href: '#' + (n += 1) }).click(), 10);`,
  ],
  [
    'a frame of its own',
    `const inner = document.createElement('iframe');
    let n = 0;
    inner.onload = () => setTimeout(() => { inner.srcdoc = String((n += 1)); }, 10);
    document.body.append(inner);`,
  ],
];

test.for(GOING_ON)(
  'code that adds entry after entry to the history by %s is stopped, and Back leaves the page',
  async ([, lines], { sandbox }) => {
    const place = await arrive(sandbox);
    await sandbox.start({
      'index.tsx': component(`React.useEffect(() => {\n    ${lines}\n  }, []);`),
    });
    await expect
      .poll(async () => kindsOf(await sandbox.state()), { timeout: 15_000 })
      .toEqual(['too-many-entries']);
    await expect.poll(() => placeOf(sandbox)).toBe(place);
    await expect.poll(() => placeOf(sandbox)).toBe(place);
    await expectBackToLeave(sandbox);
  },
);

test('code does not go back, and its entries go with its frame and are counted anew for the next', async ({
  sandbox,
}) => {
  const place = await arrive(sandbox);
  for (const round of [1, 2]) {
    const before = await lengthOf(sandbox);
    await sandbox.start({
      'index.tsx': onPress(`for (let n = 0; n < 15; n += 1) location.hash = String(n);
    history.go(-3);
    console.log(location.hash);`),
    });
    await sandbox.settled();
    await sandbox.press();
    const frame = await sandbox.frame();
    await expect.poll(async () => (await sandbox.state()).log.length).toBe(1);
    expect(await frame.evaluate(() => location.hash)).toBe('#14');
    if (round === 1) await expect.poll(() => lengthOf(sandbox)).toBe(before + 15);
    expect(kindsOf(await sandbox.state())).toEqual([]);
    await sandbox.page.evaluate(() => window.harness.close());
    await expect.poll(() => placeOf(sandbox)).toBe(place);
  }
  await expectBackToLeave(sandbox);
});

test('a link to a place in the demo leads there, and adds nothing to the history', async ({
  sandbox,
}) => {
  await sandbox.start({
    'index.tsx': component('', `<><a href="#place">Go</a><p id="place">Place</p></>`),
  });
  await sandbox.settled();
  const before = await lengthOf(sandbox);
  const frame = await sandbox.frame();
  await frame.locator('a').click();
  await frame.locator('#place:target').waitFor();
  expect(await frame.evaluate(() => location.hash)).toBe('#place');
  expect(await lengthOf(sandbox)).toBe(before);
});
