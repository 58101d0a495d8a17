import { component, onPress } from '../../../browser/demo/sandbox/code';
import { expect, kindsOf, test, type SandboxPage } from '../../../browser/demo/sandbox/sandbox';

const lengthOf = ({ page }: SandboxPage) => page.evaluate(() => history.length);

test('code does not go back, and its entries are counted anew for the next frame', async ({
  sandbox,
}) => {
  for (let round = 0; round < 2; round += 1) {
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
    await expect.poll(() => lengthOf(sandbox)).toBe(Math.min(50, before + 15));
    expect(kindsOf(await sandbox.state())).toEqual([]);
    await sandbox.page.evaluate(() => window.harness.close());
  }
});

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
  'code that adds entry after entry to the history by %s is stopped',
  async ([, lines], { sandbox }) => {
    await sandbox.start({
      'index.tsx': component(`React.useEffect(() => {\n    ${lines}\n  }, []);`),
    });
    await expect
      .poll(async () => kindsOf(await sandbox.state()), { timeout: 15_000 })
      .toEqual(['too-many-entries']);
  },
);

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
