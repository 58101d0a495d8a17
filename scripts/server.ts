import { realpath } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { relative } from 'node:path';
import { errorCode } from './lib/errorCode';
import { listen } from './lib/port';
import { Problem } from '../src/lib/problem';
import { answer, sendText } from './static/answer';

/** What to serve, and where. */
export interface ServerOptions {
  /** Folder of the built site. */
  root: string;
  /** 0 lets the system choose a free one. */
  port: number;
  /** Address or name to listen on. */
  host?: string;
}

/** A server that listens. */
export interface RunningServer {
  /** Address of the site, without a trailing slash. */
  url: string;
  /** Stops listening and ends all connections. */
  close(): Promise<void>;
}

async function resolveRoot(root: string): Promise<string> {
  try {
    return await realpath(root);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new Problem({
      what: `There is no site to serve in ${relative('.', root)}/.`,
      why: 'the folder does not exist: the site was not built yet, or its build failed.',
      fix: 'build it first, with the script of package.json that does so, such as "npm run build".',
    });
  }
}

async function answerSafely(root: string, req: IncomingMessage, res: ServerResponse) {
  try {
    await answer(root, req, res);
  } catch (error) {
    console.error(error);
    sendText(res, 500, 'The server failed to answer; its console says why.\n');
  }
}

/** Only this machine can reach it. */
export const defaultHost = '127.0.0.1';

/** Has a server answer requests over HTTP. Port 0 lets the system choose a free one. */
export async function serve(
  answerRequest: RequestListener,
  port = 0,
  host = defaultHost,
): Promise<RunningServer> {
  const server = createServer(answerRequest);
  await listen(server, port, host);
  const address = server.address();
  return {
    url: `http://${host}:${address && typeof address === 'object' ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves a built site over HTTP. */
export async function startServer({ root, port, host }: ServerOptions): Promise<RunningServer> {
  const realRoot = await resolveRoot(root);
  return serve((req, res) => void answerSafely(realRoot, req, res), port, host);
}
