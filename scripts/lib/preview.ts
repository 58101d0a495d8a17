import { defaultHost, startServer } from '../server';
import { checkPort, readPort } from './port';
import { dist } from './site';

/**
 * Serves the built site until the process is told to stop, on the port that `PORT` names.
 *
 * @param build - Runs first, but only if the port can be had: learning otherwise should not cost a
 * build.
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
