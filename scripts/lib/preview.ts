import { defaultHost, startServer } from '../server';
import { checkPort, readPort } from './port';
import { distOf } from './site';

/**
 * Serves the built site of a folder on the port that `PORT` names, until the process is stopped.
 *
 * @param build - Runs first, but only if the port is free, so that a taken port costs no build.
 */
export async function preview(
  folder: string,
  build?: (folder: string) => Promise<void>,
): Promise<void> {
  const port = readPort(process.env.PORT);
  await checkPort(port, defaultHost);
  await build?.(folder);
  const server = await startServer({ root: distOf(folder), port });
  console.log(`▸ Serving dist/ at ${server.url} (Ctrl+C to stop)`);
  const stop = (): void => void server.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
