import { startServer } from '../server';
import { dist } from './site';

/** Serves the built site until the process is told to stop. */
export async function preview(port: number): Promise<void> {
  const server = await startServer({ root: dist, port });
  console.log(`▸ Serving dist/ at ${server.url} (Ctrl+C to stop)`);
  const stop = (): void => void server.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
