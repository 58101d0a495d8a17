import type { Page } from 'playwright-core';
import { component, COUNTER, STEAL } from '../../../browser/demo/sandbox/code';
import { expect, kindsOf, test, type SandboxPage } from '../../../browser/demo/sandbox/sandbox';
import { OTHER_PAGE } from '../../../browser/demo/sandbox/site';

declare global {
  interface Window {
    /** What a forging window received. */
    heard: unknown[];
  }
}

/** A window that was opened by the page and can reach it, and the frames in it. */
async function openOther(sandbox: SandboxPage): Promise<Page> {
  const opened = sandbox.page.waitForEvent('popup');
  await sandbox.page.evaluate((address) => window.open(address), OTHER_PAGE);
  const other = await opened;
  await other.waitForLoadState();
  return other;
}

/** Keeps the runtime back, so that a frame has said that it listens and still has no channel. */
async function holdRuntime(sandbox: SandboxPage): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await sandbox.page.evaluate(() => window.harness.renew());
  await sandbox.page.route('**/live/runtime.*.js', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await sandbox.settled();
  };
}

test('a window that poses as the frame does not get the channel', async ({ sandbox }) => {
  const other = await openOther(sandbox);
  const release = await holdRuntime(sandbox);
  await sandbox.start({ 'index.tsx': COUNTER });
  await sandbox.page.locator('iframe').waitFor({ state: 'attached' });
  await other.evaluate(() => {
    window.heard = [];
    window.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      window.heard.push(data),
    );
    (window.opener as Window).postMessage({ type: 'sandbox:ready' }, '*');
  });
  await release();
  expect(await sandbox.text()).toBe('Pressed 0');
  expect(await other.evaluate(() => window.heard)).toEqual([]);
  await other.close();
});

test('a window that poses as the page cannot start a frame', async ({ sandbox }) => {
  const other = await openOther(sandbox);
  const release = await holdRuntime(sandbox);
  await sandbox.start({ 'index.tsx': COUNTER });
  await sandbox.page.waitForFunction(() => window.frames.length === 1);
  await sandbox.page.locator('iframe').waitFor({ state: 'attached' });
  const forged = await other.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const heard: unknown[] = [];
    port1.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
    const runtime = new Blob(['window.__sandboxStart = (port) => port.postMessage("taken over")']);
    const frame = (window.opener as Window).frames[0];
    frame?.postMessage({ type: 'sandbox:connect', nonce: 'x', runtime }, '*', [port2]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return heard;
  });
  expect(forged).toEqual([]);
  await release();
  expect(await sandbox.text()).toBe('Pressed 0');
  await other.close();
});

test('the document of the frame does nothing outside a sandbox', async ({ sandbox }) => {
  // Otherwise any page could embed it, and have its own code run on the origin of this site.
  const heard = await sandbox.page.evaluate(async () => {
    const messages: unknown[] = [];
    window.addEventListener('message', ({ data }: MessageEvent<unknown>) => messages.push(data));
    const frame = document.createElement('iframe');
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.src = document.querySelector<HTMLMetaElement>('meta[name="live-frame"]')?.content ?? '';
    document.body.append(frame);
    await loaded;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => messages.push(data);
    const runtime = new Blob(['window.__sandboxStart = (port) => port.postMessage("taken over")']);
    frame.contentWindow?.postMessage({ type: 'sandbox:connect', nonce: 'x', runtime }, '*', [
      port2,
    ]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    frame.remove();
    return messages;
  });
  expect(heard).toEqual([]);
});

test('code gets neither at the channel nor at its word', async ({ sandbox }) => {
  // By the response, the runtime has read a message and written others. React's scheduler has
  // ports of its own, which do not lead to the page.
  const look = `React.useEffect(() => {
    const report = () => {
      for (const port of ports) for (let n = 0; n < 3000; n += 1) port.postMessage('x');
      console.log(\`\${words.size} words\`);
    };
    void fetch('/suggestions/none.json').then(report, report);
  }, []);`;
  await sandbox.start({ 'index.tsx': STEAL + component(look) });
  await expect
    .poll(async () => (await sandbox.state()).log)
    .toMatchObject([{ type: 'console', text: '0 words' }]);
  await sandbox.change(COUNTER);
  await sandbox.settled();
  expect((await sandbox.state()).phase).toBe('running');
});

test.for([
  ['says too many things', `for (let n = 0; n < 3000; n += 1) say({ type: 'abort', id: n });`],
  ['says too much at once', `say({ type: 'failed', error: { message: 'x'.repeat(7e6) } });`],
  ['sends objects, which cannot be measured', `port.postMessage({ nonce, message: [] });`],
])('a frame that %s is removed', async ([, script = ''], { sandbox }) => {
  await sandbox.lie(script);
  await sandbox.start({ 'index.tsx': COUNTER });
  await expect.poll(async () => kindsOf(await sandbox.state())).toEqual(['flooded']);
});
