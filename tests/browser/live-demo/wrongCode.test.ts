import { describe } from 'vitest';
import { component, COUNTER, onPress } from './code';
import { expect, kindsOf, test, type LivePage } from './live';

/** Starts the counter and presses it once, so that a result that was replaced is found out. */
async function startCounter(live: LivePage) {
  await live.start({ 'index.tsx': COUNTER });
  await live.settled();
  await live.press();
  await expect.poll(() => live.text()).toBe('Pressed 1');
}

async function afterEdit(live: LivePage, text: string) {
  await live.edit(text);
  return live.settled();
}

describe('code that cannot be run leaves the last good result as it is', () => {
  const cases: [title: string, text: string, problem: object][] = [
    ['an empty file', '', { kind: 'no-component', file: 'index.tsx' }],
    [
      'a syntax error',
      'export default function () {\n  return <p>;\n}',
      { kind: 'syntax', place: { file: 'index.tsx', line: 2, column: 13 } },
    ],
    [
      'a package that the runtime does not have',
      `import axios from 'axios';\n${COUNTER}`,
      {
        kind: 'missing-package',
        specifier: 'axios',
        place: { file: 'index.tsx', line: 1, column: 19 },
      },
    ],
    [
      'a file that is not there',
      `import './nowhere';\n${COUNTER}`,
      { kind: 'missing-file', specifier: './nowhere', available: ['index.tsx'] },
    ],
    [
      'an import from another host',
      `import x from 'https://example.com/x.js';\n${COUNTER}`,
      { kind: 'remote-import', specifier: 'https://example.com/x.js' },
    ],
    ['a megabyte', 'x'.repeat(1024 * 1024), { kind: 'too-large', size: 1024 * 1024 }],
    ['a default export that is no component', 'export default 5', { kind: 'no-component' }],
    [
      'an error on render',
      component(`throw new TypeError('on render');`),
      {
        kind: 'thrown',
        message: 'TypeError: on render',
        place: { file: 'index.tsx', line: 4, column: 9 },
      },
    ],
    [
      'an error in an effect',
      component(`React.useEffect(() => {\n    throw new Error('in effect');\n  }, []);`),
      { kind: 'thrown', message: 'Error: in effect', place: { file: 'index.tsx', line: 5 } },
    ],
    [
      'an error in a layout effect',
      component(`React.useLayoutEffect(() => { throw new Error('in layout effect'); });`),
      { kind: 'thrown', message: 'Error: in layout effect', place: { line: 4 } },
    ],
    [
      'an error while the module is loaded',
      `const list = undefined;\nlist.map(String);\n${COUNTER}`,
      { kind: 'thrown', place: { file: 'index.tsx', line: 2, column: 6 } },
    ],
    ['something thrown that is no error', component(`throw 'a text';`), { message: 'a text' }],
    [
      'setting state on every render',
      component('const [n, setN] = React.useState(0);\n  setN(n + 1);'),
      { kind: 'thrown', message: expect.stringContaining('Too many re-renders') as string },
    ],
    [
      'a layout effect that sets state every time',
      component(
        'const [n, setN] = React.useState(0);\n  React.useLayoutEffect(() => setN(n + 1));',
      ),
      { kind: 'thrown', message: expect.stringContaining('Maximum update depth') as string },
    ],
    [
      'an effect that sets state every time',
      component('const [n, setN] = React.useState(0);\n  React.useEffect(() => setN(n + 1));'),
      { kind: 'endless-render' },
    ],
  ];
  for (const [title, text, problem] of cases) {
    test(`${title}`, async ({ live }) => {
      await startCounter(live);
      const state = await afterEdit(live, text);
      expect(state).toMatchObject({ phase: 'failed', hasResult: true, problems: [problem] });
      expect(await live.text()).toBe('Pressed 1');
    });
  }
});

describe('an error after the result is there', () => {
  test('in a handler is told with its place, and the result stands', async ({ live }) => {
    await live.start({ 'index.tsx': onPress(`throw new RangeError('in handler');`) });
    await live.settled();
    await live.press();
    await expect
      .poll(async () => (await live.state()).log)
      .toMatchObject([
        {
          kind: 'uncaught',
          problem: {
            message: 'RangeError: in handler',
            place: { file: 'index.tsx', line: 5, column: 11 },
          },
        },
      ]);
    expect(await live.state()).toMatchObject({ phase: 'running', problems: [] });
    expect(await live.text()).toBe('Press');
  });

  test('in a promise is told, too', async ({ live }) => {
    await live.start({ 'index.tsx': onPress(`await Promise.reject(new Error('late'));`) });
    await live.settled();
    await live.press();
    await expect
      .poll(async () => (await live.state()).log)
      .toMatchObject([{ kind: 'uncaught', problem: { message: 'Error: late' } }]);
  });

  test('in an update takes the result away; it is started again and the error stays', async ({
    live,
  }) => {
    const text = component(
      `const [broken, setBroken] = React.useState(false);
  if (broken) throw new Error('in update');`,
      '<button onClick={() => setBroken(true)}>Break</button>',
    );
    await live.start({ 'index.tsx': text });
    await live.settled();
    await live.press();
    await expect.poll(async () => kindsOf(await live.state())).toEqual(['thrown']);
    await expect.poll(async () => (await live.state()).hasResult).toBe(true);
    expect(await live.text()).toBe('Break');
    expect(await live.state()).toMatchObject({ phase: 'failed', loading: false });
  });

  test('is not told for an error that a boundary of the demo catches', async ({ live }) => {
    const text = `import { Component } from 'react';
class Boundary extends Component<{ children: React.ReactNode }> {
  state = { failed: false };
  static getDerivedStateFromError() { return { failed: true }; }
  render() { return this.state.failed ? <p>Caught</p> : this.props.children; }
}
function Broken(): never { throw new Error('inside'); }
export default function Demo() { return <Boundary><Broken /></Boundary>; }
`;
    await live.start({ 'index.tsx': text });
    const state = await live.settled();
    expect(state).toMatchObject({ phase: 'running', problems: [] });
    expect(await live.text()).toBe('Caught');
  });
});

test('the next good code takes away the problem and the result before it', async ({ live }) => {
  await startCounter(live);
  await afterEdit(live, 'export default (');
  const state = await afterEdit(live, COUNTER.replace('Pressed', 'Counted'));
  expect(state).toMatchObject({ phase: 'running', problems: [], isEdited: true });
  expect(await live.text()).toBe('Counted 0');
  expect(await live.page.locator('iframe').count()).toBe(1);
});
