import { createServer, type Server } from 'node:net';
import { errorCode } from './errorCode';
import { givenCommand } from './givenCommand';
import { Problem } from '../../src/lib/problem';

/** The port the preview server takes unless `PORT` names another. */
const defaultPort = 4173;

/**
 * Reads the port from the text of the environment variable `PORT`; 0 lets the system choose a free
 * one.
 */
export function readPort(text: string | undefined): number {
  if (!text) return defaultPort;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Problem({
    what: `"${text}" is not a port.`,
    why: 'PORT has to be a whole number from 0 to 65535.',
    fix: `set it to one, for instance PORT=8080, or leave it out to get ${defaultPort}.`,
  });
}

/**
 * Has a server listen on a port.
 *
 * @throws Problem when another program has the port.
 */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (errorCode(error) !== 'EADDRINUSE') return reject(error);
      const command = givenCommand(process.env);
      const again = command ?? 'and the same command';
      reject(
        new Problem({
          what: `The site cannot be served on port ${port}.`,
          why: `another program listens there already, perhaps ${command === undefined ? 'the same' : `an earlier "${command}"`}.`,
          fix: `stop that program, or choose another port: PORT=${port + 1} ${again}`,
        }),
      );
    });
    server.listen(port, host, resolve);
  });
}

/**
 * Makes sure that a port is free, ahead of a long task after which it is needed.
 *
 * @throws Problem when another program has the port.
 */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  await new Promise((resolve) => server.close(resolve));
}
