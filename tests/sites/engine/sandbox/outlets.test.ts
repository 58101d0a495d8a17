import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { component, onPress } from '../../../browser/demo/sandbox/code';
import { expect, test, type SandboxPage } from '../../../browser/demo/sandbox/sandbox';

async function printed(sandbox: SandboxPage): Promise<string[]> {
  const { log } = await sandbox.state();
  return log.flatMap((entry) => (entry.type === 'console' ? [entry.text] : []));
}

/** A host that would be told by WebRTC; it counts the datagrams that arrive. */
async function openListener() {
  const socket = createSocket('udp4');
  let received = 0;
  socket.on('message', () => (received += 1));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    port: socket.address().port,
    received: () => received,
    [Symbol.dispose]: () => void socket.close(),
  };
}

/** Gathers addresses with the help of a host, which is asked by a datagram. */
function gather(port: number): string {
  return `const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] });
    peer.createDataChannel('x');
    peer.onicegatheringstatechange = () => {
      if (peer.iceGatheringState === 'complete') say('gathered');
    };
    void peer.createOffer().then((offer) => peer.setLocalDescription(offer));`;
}

test('code sends nothing by WebRTC', async ({ sandbox }) => {
  using listener = await openListener();
  const attempt = `React.useEffect(() => {
    const say = (text) => console.log(text);
    try { ${gather(listener.port)} } catch (error) { console.log(String(error)); }
  }, []);`;
  await sandbox.start({ 'index.tsx': component(attempt) });
  await expect
    .poll(() => printed(sandbox), { timeout: 15_000 })
    .toEqual(['ReferenceError: RTCPeerConnection is not defined']);
  expect(listener.received()).toBe(0);
});

test('a frame in the frame runs no code, which would have WebRTC again', async ({ sandbox }) => {
  using listener = await openListener();
  const address = await sandbox.page
    .locator('meta[name="live-frame"]')
    .evaluate((meta: HTMLMetaElement) => new URL(meta.content, location.href).href);
  // The one script that the policy lets pass: with it, a document could have any other run.
  const boot = /<script>[^]*<\/script>/.exec(await (await fetch(address)).text())?.[0] ?? '';
  expect(boot).toContain('sandbox:ready');
  const runtime = `window.__sandboxStart = (port) => {
    const say = (text) => port.postMessage(text);
    ${gather(listener.port)}
  };`;
  const attempt = `React.useEffect(() => {
    const inner = document.createElement('iframe');
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => console.log(data);
    inner.onload = () => {
      const runtime = new Blob([${JSON.stringify(runtime)}]);
      const message = { type: 'sandbox:connect', nonce: 'x', runtime };
      inner.contentWindow.postMessage(message, '*', [port2]);
      // What it would say comes later than a second document of the same kind.
      const next = document.createElement('iframe');
      next.onload = () => console.log('loaded');
      next.srcdoc = inner.srcdoc;
      document.body.append(next);
    };
    inner.srcdoc = ${JSON.stringify(boot)};
    document.body.append(inner);
  }, []);`;
  await sandbox.start({ 'index.tsx': component(attempt) });
  await expect.poll(() => printed(sandbox)).toEqual(['loaded']);
  expect(listener.received()).toBe(0);
});

test("code adds nothing to the reader's history by pushing states", async ({ sandbox }) => {
  const before = await sandbox.page.evaluate(() => history.length);
  await sandbox.start({
    'index.tsx': onPress(`for (let n = 0; n < 20; n += 1) history.pushState(n, '');
    console.log('pushed');`),
  });
  await sandbox.settled();
  await sandbox.press();
  await expect.poll(() => printed(sandbox)).toEqual(['pushed']);
  expect(await sandbox.page.evaluate(() => history.length)).toBe(before);
});
