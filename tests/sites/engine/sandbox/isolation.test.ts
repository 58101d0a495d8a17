import { component, COUNTER } from '../../../browser/demo/sandbox/code';
import { expect, kindsOf, test, type SandboxPage } from '../../../browser/demo/sandbox/sandbox';
import { PAGE, SECRET } from '../../../browser/demo/sandbox/site';

async function consoleOf(sandbox: SandboxPage): Promise<string[]> {
  const { log } = await sandbox.state();
  return log.flatMap((entry) => (entry.type === 'console' ? [entry.text] : []));
}

async function blocked(sandbox: SandboxPage): Promise<string[]> {
  const { log } = await sandbox.state();
  return log.flatMap((entry) => (entry.type === 'blocked' ? [entry.directive] : [])).sort();
}

function pathOf({ page }: SandboxPage): string {
  return new URL(page.url()).pathname;
}

test('code in the frame cannot reach the page, its storage, its address or the network', async ({
  sandbox,
}) => {
  const cases: [title: string, expression: string, outcome: RegExp][] = [
    ['the document of the page', 'parent.document.title', /^refused .*SecurityError/],
    ['the functions of the page', 'Reflect.get(parent, "harness")', /^refused .*SecurityError/],
    ['local storage', 'localStorage.length', /^refused .*SecurityError/],
    ['session storage', 'sessionStorage.length', /^refused .*SecurityError/],
    ['cookies', 'document.cookie', /^refused .*SecurityError/],
    ['databases', `indexedDB.open('x')`, /^refused .*SecurityError/],
    [
      'to navigate the page',
      `{ top!.location.href = 'https://example.com/'; }`,
      /^refused .*SecurityError/,
    ],
    ['another host', `fetch('https://example.com/')`, /^refused .*Failed to fetch/],
    [
      'another host, by an import',
      `import(['https:', 'x.js'].join('//'))`,
      /^refused .*cannot be imported/,
    ],
    ['files of the site that no demo reads', `fetch('${SECRET}')`, /^refused .*Failed to fetch/],
    [
      'steps up from what demos read',
      `fetch('/suggestions/..%2f${SECRET}')`,
      /^refused .*Failed to fetch/,
    ],
    [
      'to write to the site',
      `fetch('/suggestions/b.json', { method: 'POST' })`,
      /^refused .*Failed to fetch/,
    ],
    ['to make code out of text', `eval('1')`, /^refused .*EvalError/],
    ['a window of its own', `window.open('https://example.com/')`, /^got null/],
  ];
  const attempts = cases.map(([, expression]) => `async () => ${expression}`).join(',\n  ');
  const text = `const attempts: (() => Promise<unknown>)[] = [
  ${attempts},
];
${component(`React.useEffect(() => {
    void (async () => {
      for (const attempt of attempts) {
        await attempt().then(
          (value) => console.log('got', value),
          (error: unknown) => console.log('refused', error),
        );
      }
    })();
  }, []);`)}`;
  await sandbox.start({ 'index.tsx': text });
  await expect.poll(async () => (await consoleOf(sandbox)).length).toBe(cases.length);
  const outcomes = await consoleOf(sandbox);
  for (const [at, [title, , outcome]] of cases.entries())
    expect(outcomes[at], title).toMatch(outcome);
  expect(pathOf(sandbox)).toBe(PAGE);
  expect(sandbox.outside).toEqual([]);
});

test('requests that need no response are blocked by the policy, too, and reported', async ({
  sandbox,
}) => {
  const source = (text: string) => `URL.createObjectURL(new Blob([${text}]))`;
  const cases: [code: string, directive: string][] = [
    [
      `document.body.append(Object.assign(document.createElement('script'), { src: 'https://example.com/x.js' }))`,
      'script-src-elem',
    ],
    [
      `document.body.append(Object.assign(document.createElement('script'), { src: ${source(`'import("https://example.com/x.js").catch(() => 0)'`)} }))`,
      'script-src-elem',
    ],
    [
      `document.body.append(Object.assign(new Image(), { src: 'https://example.com/x.png' }))`,
      'img-src',
    ],
    [
      `document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://example.com/' }))`,
      'frame-src',
    ],
    [`new WebSocket('wss://example.com/')`, 'connect-src'],
    [`navigator.sendBeacon('https://example.com/', 'x')`, 'connect-src'],
    [`new EventSource('https://example.com/')`, 'connect-src'],
    [`new Worker(${source(`''`)})`, 'worker-src'],
  ];
  const attempts = cases.map(([code]) => `try { ${code}; } catch {}`).join('\n    ');
  await sandbox.start({
    'index.tsx': component(`React.useEffect(() => {\n    ${attempts}\n  }, []);`),
  });
  await expect.poll(() => blocked(sandbox)).toEqual(cases.map(([, directive]) => directive).sort());
  expect(sandbox.outside).toEqual([]);
});

test('code that navigates its frame loses the frame, and the last good result is restored', async ({
  sandbox,
}) => {
  for (const address of ['https://example.com/?stolen', SECRET, 'about:blank']) {
    await sandbox.start({ 'index.tsx': COUNTER });
    await sandbox.settled();
    await sandbox.change(
      component(`React.useEffect(() => { location.href = '${address}'; }, []);`),
    );
    await expect
      .poll(async () => kindsOf(await sandbox.state()), { message: address })
      .toEqual(['left']);
    await expect.poll(() => sandbox.text()).toBe('Pressed 0');
    expect(sandbox.outside).toEqual([]);
  }
});

test('the frame may run scripts and nothing else', async ({ sandbox }) => {
  await sandbox.start({ 'index.tsx': COUNTER });
  await sandbox.settled();
  const frame = sandbox.page.locator('iframe');
  expect(await frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(await frame.getAttribute('allow')).toBeNull();
  expect(await (await sandbox.frame()).evaluate(() => window.origin)).toBe('null');
});
