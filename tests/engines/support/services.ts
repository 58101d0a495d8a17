import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../scripts/lib/port';
import { defaultHost } from '../../../scripts/server';

/** What a page sent to a service. */
export interface Handover {
  path: string;
  form: URLSearchParams;
}

/** A server that stands in for CodeSandbox and StackBlitz, which tests cannot reach. */
export interface Services {
  url: string;
  handovers: Handover[];
  close: () => Promise<void>;
}

/** Does what StackBlitz's frame does: it accepts the connection that the SDK offers. */
const ANSWERING = `<!doctype html><title>Service</title><script>
  onmessage = ({ data }) => {
    if (data.action !== 'SDK_INIT') return;
    const { port2 } = new MessageChannel();
    parent.postMessage({ action: 'SDK_INIT_SUCCESS', id: data.id, payload: {} }, '*', [port2]);
  };
</script>`;

/** Starts the server; it records each form that it gets. */
export async function startServices(): Promise<Services> {
  const handovers: Handover[] = [];
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      if (req.method === 'POST')
        handovers.push({ path: req.url ?? '', form: new URLSearchParams(body) });
      res.writeHead(200, { 'content-type': 'text/html' }).end(ANSWERING);
    });
  });
  await listen(server, 0, defaultHost);
  const address = server.address();
  return {
    url: `http://${defaultHost}:${address && typeof address === 'object' ? address.port : ''}`,
    handovers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
