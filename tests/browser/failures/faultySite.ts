import { readFile, realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen } from '../../../scripts/lib/port';
import { defaultHost } from '../../../scripts/server';
import { answer } from '../../../scripts/static/answer';
import { fileHeaders } from '../../../scripts/static/headers';

/**
 * How a file fails: status 404; status 500; another page with status 200, which is what a host with
 * one page for all addresses answers; half of it with status 200; a connection that ends halfway.
 * The two with status 200 may be cached for ever, like the file itself.
 */
export const FAULTS = ['missing', 'error', 'page', 'half', 'aborted'] as const;

/** One of the ways in which a file fails. */
export type Fault = (typeof FAULTS)[number];

/** A server of the built site on which some files fail. */
export interface FaultySite {
  /** Without a slash at the end. */
  url: string;
  /** Lets files fail from now on, or be sent late: when the promise resolves. */
  fail: (files: RegExp, how: Fault | Promise<void>) => void;
  /** Serves another folder from now on, as after an update of the site. */
  serve: (folder: string) => Promise<void>;
  /** Lets no file fail any more. */
  mend: () => void;
  /** How often a file that fails or is late was requested so far. */
  requests: () => number;
  close: () => Promise<void>;
}

async function sendFault(root: string, path: string, fault: Fault, res: ServerResponse) {
  if (fault === 'missing' || fault === 'error') {
    res.writeHead(fault === 'missing' ? 404 : 500).end('There is no such file.');
    return;
  }
  const file = { name: path.slice(1), path: join(root, path), size: 0, encoding: undefined };
  const headers = fileHeaders(file);
  if (fault === 'page') {
    res.writeHead(200, { ...headers, 'content-type': 'text/html' }).end('<!doctype html><p>Page');
    return;
  }
  const content = await readFile(file.path);
  const half = content.subarray(0, content.length / 2);
  // Half a style sheet is a valid one, which no page can tell from the whole.
  if (fault === 'half' && !path.endsWith('.css')) {
    res.writeHead(200, headers).end(half);
    return;
  }
  res.writeHead(200, { ...headers, 'content-length': content.length });
  res.write(half, () => res.destroy());
}

/** Starts a server whose answers, unlike those that a test makes itself, a browser caches. */
export async function startFaultySite(folder = 'dist'): Promise<FaultySite> {
  let root = await realpath(folder);
  let failing: { files: RegExp; how: Fault | Promise<void> } | undefined;
  let requests = 0;

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = new URL(req.url ?? '/', 'http://site').pathname;
    if (failing?.files.test(path)) {
      requests += 1;
      if (typeof failing.how === 'string') return sendFault(root, path, failing.how, res);
      await failing.how;
    }
    return answer(root, req, res);
  }

  const server = createServer((req, res) => void respond(req, res));
  await listen(server, 0, defaultHost);
  const address = server.address();
  return {
    url: `http://${defaultHost}:${address && typeof address === 'object' ? address.port : ''}`,
    fail: (files, how) => (failing = { files, how }),
    serve: async (next) => {
      root = await realpath(next);
    },
    mend: () => (failing = undefined),
    requests: () => requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
