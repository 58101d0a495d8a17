import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { scanDemo } from '../../src/demo/code/collect';
import { toProject } from '../../src/demo/export/files';
import { demoAssets, EXPORT_DATA } from '../support/demos';
import { writeProject } from './support/workshop';

let server: ChildProcess;
let port = 0;

/**
 * Starts what both services start, on a port that is free, and waits for the line that names it.
 */
beforeAll(async () => {
  const workshop = inject('workshop');
  const project = toProject({ ...demoAssets('suggest'), id: 'dev-server' }, EXPORT_DATA, scanDemo);
  const folder = await writeProject(workshop, project);
  const vite = join(workshop.packages, 'node_modules/vite/bin/vite.js');
  server = spawn(process.execPath, [vite, '--port', '0', '--host', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of server.stdout ?? []) {
    output += String(chunk);
    port = Number(/127\.0\.0\.1:(\d+)/.exec(output)?.[1] ?? 0);
    if (port > 0) break;
  }
}, 60_000);

afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

async function get(path: string, host: string): Promise<{ status?: number; body: string }> {
  const question = request({ host: '127.0.0.1', port, path, headers: { host } });
  question.end();
  const [answer] = (await once(question, 'response')) as [
    AsyncIterable<Buffer> & { statusCode?: number },
  ];
  let body = '';
  for await (const chunk of answer) body += chunk.toString();
  return { status: answer.statusCode, body };
}

describe("an exported project's development server", () => {
  test('serves the page, the demo and the suggestions it fetches', async () => {
    expect((await get('/', 'localhost')).body).toContain('src="/src/main.tsx"');
    expect((await get('/src/suggest/index.tsx', 'localhost')).body).toContain('SuggestDemo');
    expect((await get('/suggestions/b.json', 'localhost')).body).toBe(
      EXPORT_DATA.served['suggestions/b.json'],
    );
  });

  test("answers under CodeSandbox's host name, and under no other", async () => {
    expect((await get('/', 'abc123-5173.csb.app')).status).toBe(200);
    expect((await get('/', 'example.com')).status).toBe(403);
  });
});
