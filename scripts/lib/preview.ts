import { defaultHost, startServer } from '../server';
import { checkPort, readPort } from './port';
import { dist } from './site';

/**
 * Serves the built site on the port that `PORT` names, until the process is stopped.
 *
 * @param build - Runs first, but only if the port is free, so that a taken port costs no build.
 */
export async function preview(build?: () => Promise<void>): Promise<void> {
  const port = readPort(process.env.PORT);
  await checkPort(port, defaultHost);
  await build?.();
  const server = await startServer({ root: dist, port });
  console.log(`▸ Serving dist/ at ${server.url} (Ctrl+C to stop)`);
  const stop = (): void => void server.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
