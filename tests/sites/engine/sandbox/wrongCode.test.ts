import { component, COUNTER, onPress } from '../../../browser/demo/sandbox/code';
import { expect, test } from '../../../browser/demo/sandbox/sandbox';

// Mistakes that the compiler finds are tried in src/demo/sandbox/compile.test.ts.
const CASES: [title: string, text: string, problem: object][] = [
  ['an empty file', '', { kind: 'no-component', file: 'index.tsx' }],
  [
    'an error on render',
    component(`throw new TypeError('on render');`),
    {
      kind: 'thrown',
      message: 'TypeError: on render',
      position: { file: 'index.tsx', line: 4, column: 9 },
    },
  ],
  [
    'an error in an effect',
    component(`React.useEffect(() => {\n    throw new Error('in effect');\n  }, []);`),
    { kind: 'thrown', message: 'Error: in effect', position: { file: 'index.tsx', line: 5 } },
  ],
  [
    'an error while the module is loaded',
    `const list = undefined;\nlist.map(String);\n${COUNTER}`,
    { kind: 'thrown', position: { file: 'index.tsx', line: 2, column: 6 } },
  ],
  ['something thrown that is no error', component(`throw 'a text';`), { message: 'a text' }],
  [
    'setting state on every render',
    component('const [n, setN] = React.useState(0);\n  setN(n + 1);'),
    { kind: 'thrown', message: expect.stringContaining('Too many re-renders') as string },
  ],
  [
    'a layout effect that sets state every time',
    component('const [n, setN] = React.useState(0);\n  React.useLayoutEffect(() => setN(n + 1));'),
    { kind: 'thrown', message: expect.stringContaining('Maximum update depth') as string },
  ],
  [
    'an effect that sets state every time',
    component('const [n, setN] = React.useState(0);\n  React.useEffect(() => setN(n + 1));'),
    { kind: 'endless-render' },
  ],
];

test('code that cannot run is reported, and the last good result stays', async ({ sandbox }) => {
  await sandbox.start({ 'index.tsx': COUNTER });
  await sandbox.settled();
  await sandbox.press();
  await expect.poll(() => sandbox.text()).toBe('Pressed 1');
  for (const [title, text, problem] of CASES) {
    await sandbox.change(text);
    const state = await sandbox.settled();
    expect(state, title).toMatchObject({ phase: 'failed', hasResult: true, problems: [problem] });
    expect(await sandbox.text(), title).toBe('Pressed 1');
  }
  await sandbox.change(COUNTER.replace('Pressed', 'Counted'));
  expect(await sandbox.settled()).toMatchObject({ phase: 'running', problems: [] });
  expect(await sandbox.text()).toBe('Counted 0');
  expect(await sandbox.page.locator('iframe').count()).toBe(1);
});

test('an error in a handler or a promise is reported with its position, and the result stays', async ({
  sandbox,
}) => {
  const lines = `void Promise.reject(new Error('late'));\n    throw new RangeError('in handler');`;
  await sandbox.start({ 'index.tsx': onPress(lines).replace('async ', '') });
  await sandbox.settled();
  await sandbox.press();
  const problem = (message: string, line: number) => ({
    type: 'uncaught',
    problem: { message, position: { file: 'index.tsx', line } },
  });
  await expect
    .poll(async () => (await sandbox.state()).log)
    .toMatchObject([problem('RangeError: in handler', 6), problem('Error: late', 5)]);
  expect(await sandbox.state()).toMatchObject({ phase: 'running', problems: [] });
  expect(await sandbox.text()).toBe('Press');
});

test('an error in an update removes the result, which is restarted while the error stays', async ({
  sandbox,
}) => {
  const text = component(
    `const [broken, setBroken] = React.useState(false);
  if (broken) throw new Error('in update');`,
    '<button onClick={() => setBroken(true)}>Break</button>',
  );
  await sandbox.start({ 'index.tsx': text });
  await sandbox.settled();
  await sandbox.press();
  await expect
    .poll(() => sandbox.state())
    .toMatchObject({
      phase: 'failed',
      loading: false,
      hasResult: true,
      problems: [{ kind: 'thrown' }],
    });
  expect(await sandbox.text()).toBe('Break');
});

test("an error caught by the demo's own boundary is not reported", async ({ sandbox }) => {
  const text = `import { Component } from 'react';
class Boundary extends Component<{ children: React.ReactNode }> {
  state = { failed: false };
  static getDerivedStateFromError() { return { failed: true }; }
  render() { return this.state.failed ? <p>Caught</p> : this.props.children; }
}
function Broken(): never { throw new Error('inside'); }
export default function Demo() { return <Boundary><Broken /></Boundary>; }
`;
  await sandbox.start({ 'index.tsx': text });
  expect(await sandbox.settled()).toMatchObject({ phase: 'running', problems: [] });
  expect(await sandbox.text()).toBe('Caught');
});
