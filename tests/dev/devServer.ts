import { createServer } from 'node:net';
import { execa } from 'execa';
import { vi } from 'vitest';

/** `npm run dev` of a site, while it runs. */
export interface DevServer {
  url: string;
  /** All that it has printed. */
  output(): string;
  /** What it says is wrong with the site now. */
  problems(): Promise<string[]>;
  isRunning(): boolean;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts it in a folder and waits until it answers with the site. */
export async function startDev(folder: string): Promise<DevServer> {
  const port = await freePort();
  const running = execa('node', ['node_modules/tsx/dist/cli.mjs', 'scripts/dev.ts'], {
    cwd: folder,
    env: { PORT: String(port), BROWSER: 'none' },
    all: true,
    reject: false,
    // A group of its own, with the processes that umi starts.
    detached: true,
  });
  const { pid = 0 } = running;
  let output = '';
  running.all.on('data', (data: Buffer) => (output += data.toString()));
  const url = `http://127.0.0.1:${port}`;
  const problems = async () => {
    const response = await fetch(`${url}/__problems`);
    const isAnswer = response.headers.get('content-type')?.startsWith('application/json');
    if (!isAnswer) throw new Error('the site is being compiled');
    return (await response.json()) as string[];
  };
  const end = () => process.kill(-pid, 'SIGTERM');
  // It would go on without the test that has started it.
  process.once('exit', end);
  await vi.waitFor(problems, { timeout: 240_000, interval: 500 });
  return {
    url,
    output: () => output,
    problems,
    isRunning: () => running.exitCode === null && !output.includes('server ended'),
    async close() {
      process.off('exit', end);
      end();
      await running;
    },
  };
}
