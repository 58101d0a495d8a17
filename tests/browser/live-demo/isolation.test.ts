import { describe } from 'vitest';
import { attempt, component, COUNTER } from './code';
import { expect, kindsOf, test, type LivePage } from './live';

async function outcome(live: LivePage, expression: string): Promise<string | undefined> {
  await live.start({ 'index.tsx': attempt(expression) });
  await live.settled();
  const lines = async () => {
    const { log } = await live.state();
    return log.flatMap((entry) => (entry.kind === 'console' ? [entry.text] : []));
  };
  await expect.poll(async () => (await lines()).length).toBe(1);
  return (await lines())[0];
}

async function blocked(live: LivePage): Promise<string[]> {
  const { log } = await live.state();
  return log.flatMap((entry) => (entry.kind === 'blocked' ? [entry.directive] : []));
}

describe('code in the frame is refused', () => {
  const cases: [title: string, expression: string, error: RegExp][] = [
    ['the document of the page', 'parent.document.title', /SecurityError/],
    ['the functions of the page', 'Reflect.get(parent, "harness")', /SecurityError/],
    ['local storage', 'localStorage.length', /SecurityError/],
    ['session storage', 'sessionStorage.length', /SecurityError/],
    ['cookies', 'document.cookie', /SecurityError/],
    ['databases', `indexedDB.open('x')`, /SecurityError/],
    [
      'to lead the page elsewhere',
      `{ top!.location.href = 'https://example.com/'; }`,
      /SecurityError/,
    ],
    ['another host', `fetch('https://example.com/')`, /Failed to fetch/],
    ['another host, by an import', `import(['https:', 'x.js'].join('//'))`, /cannot be imported/],
    ['files of the site that no demo reads', `fetch('/secret.json')`, /Failed to fetch/],
    ['to write to the site', `fetch('/suggestions/b.json', { method: 'POST' })`, /Failed to fetch/],
    ['to make code out of text', `eval('1')`, /EvalError/],
  ];
  for (const [title, expression, error] of cases) {
    test(`${title}`, async ({ live }) => {
      const result = await outcome(live, expression);
      expect(result).toMatch(/^refused/);
      expect(result).toMatch(error);
      expect(live.page.url()).toBe(`${live.site.url}/`);
      expect(live.outside).toEqual([]);
    });
  }

  test('a window of its own', async ({ live }) => {
    expect(await outcome(live, `window.open('https://example.com/')`)).toBe('got null');
    expect(live.outside).toEqual([]);
  });

  const elements: [title: string, code: string, directive: string][] = [
    [
      'a script of another host',
      `Object.assign(document.createElement('script'), { src: 'https://example.com/x.js' })`,
      'script-src-elem',
    ],
    [
      'an import in a script of its own making',
      `Object.assign(document.createElement('script'), {
        src: URL.createObjectURL(new Blob(['import("https://example.com/x.js").catch(() => 0)'])),
      })`,
      'script-src-elem',
    ],
    [
      'a picture of another host',
      `Object.assign(new Image(), { src: 'https://example.com/x.png' })`,
      'img-src',
    ],
    [
      'a frame of its own',
      `Object.assign(document.createElement('iframe'), { src: 'https://example.com/' })`,
      'frame-src',
    ],
  ];
  for (const [title, code, directive] of elements) {
    test(`${title}, and it is told`, async ({ live }) => {
      const text = component(`React.useEffect(() => { document.body.append(${code}); }, []);`);
      await live.start({ 'index.tsx': text });
      await expect.poll(() => blocked(live)).toEqual([directive]);
      expect(live.outside).toEqual([]);
    });
  }

  const lines: [title: string, code: string][] = [
    ['sockets', `new WebSocket('wss://example.com/')`],
    ['beacons', `navigator.sendBeacon('https://example.com/', 'x')`],
    ['event streams', `new EventSource('https://example.com/')`],
    ['workers', `new Worker(URL.createObjectURL(new Blob([''])))`],
  ];
  for (const [title, code] of lines) {
    test(`${title}`, async ({ live }) => {
      const text = component(`React.useEffect(() => { try { ${code}; } catch {} }, []);`);
      await live.start({ 'index.tsx': text });
      await expect.poll(async () => (await blocked(live)).length).toBe(1);
      expect(live.outside).toEqual([]);
    });
  }
});

describe('code that leaves for another document', () => {
  const addresses = ['https://example.com/', '/secret.json', 'about:blank'];
  for (const address of addresses) {
    test(`${address}: its frame is removed, and the last good result is there again`, async ({
      live,
    }) => {
      await live.start({ 'index.tsx': COUNTER });
      await live.settled();
      const leave = `React.useEffect(() => { location.href = '${address}'; }, []);`;
      await live.edit(component(leave));
      await expect.poll(async () => kindsOf(await live.state())).toEqual(['left']);
      await expect.poll(() => live.text()).toMatch(/^Pressed/);
      expect(live.outside).toEqual([]);
    });
  }
});

test('an import of another host is a problem of the code, with its place', async ({ live }) => {
  await live.start({ 'index.tsx': component(`import('https://example.com/x.js');`) });
  expect(await live.settled()).toMatchObject({
    problems: [{ kind: 'remote-import', place: { file: 'index.tsx', line: 4, column: 10 } }],
  });
});

test('the frame may run scripts and nothing else', async ({ live }) => {
  await live.start({ 'index.tsx': COUNTER });
  await live.settled();
  const frame = live.page.locator('iframe');
  expect(await frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(await frame.getAttribute('allow')).toBeNull();
  expect(await (await live.frame()).evaluate(() => window.origin)).toBe('null');
});
