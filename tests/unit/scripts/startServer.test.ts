import { once } from 'node:events';
import { mkdir, rename, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test, onTestFinished, vi } from 'vitest';
import { startServer } from '../../../scripts/server';
import { ask } from './rawHttp';
import { servedSite } from './sampleSite';
import { writeFiles } from './temporaryFolder';

const site = servedSite();

describe('the root', () => {
  test('may be a symbolic link', async () => {
    const link = join(site.folder, 'link-to-site');
    await symlink('site', link);
    const other = await startServer({ root: link, port: 0 });
    expect(await ask(other.url, '/')).toMatchObject({ status: 200, body: 'home' });
    expect(await ask(other.url, '/link.txt')).toMatchObject({ status: 404 });
    await other.close();
  });

  test('without a 404 page still answers with status 404', async () => {
    await mkdir(join(site.folder, 'empty'));
    const other = await startServer({ root: join(site.folder, 'empty'), port: 0 });
    expect(await ask(other.url, '/')).toMatchObject({
      status: 404,
      body: 'There is no such page.\n',
    });
    await other.close();
  });

  test('is explained when it is missing: what, why, what to do', async () => {
    const start = startServer({ root: join(site.folder, 'missing'), port: 0 });
    await expect(start).rejects.toThrow(
      /no site to serve.*missing.*\n {2}Why: .*\n {2}What to do: .*npm run build/,
    );
  });

  test('can be rebuilt while it is served', async () => {
    const root = join(site.folder, 'rebuilt');
    await writeFiles(root, { 'index.html': 'old' });
    const other = await startServer({ root, port: 0 });
    await rename(root, join(site.folder, 'gone'));
    expect(await ask(other.url, '/')).toMatchObject({ status: 404 });
    await writeFiles(root, { 'index.html': 'new' });
    expect(await ask(other.url, '/')).toMatchObject({ status: 200, body: 'new' });
    await other.close();
  });
});

test('a port in use is explained: what, why, what to do', async () => {
  vi.stubEnv('npm_lifecycle_event', 'docs:serve');
  vi.stubEnv('npm_config_user_agent', 'pnpm/10.0.0');
  onTestFinished(() => void vi.unstubAllEnvs());
  const port = Number(new URL(site.url).port);
  const start = startServer({ root: site.root, port });
  await expect(start).rejects.toThrow(
    new RegExp(`port ${port}.\n  Why: .*\n  What to do: .*PORT=${port + 1} pnpm run docs:serve`),
  );
});

test('close ends active downloads and refuses new connections', async () => {
  await writeFiles(site.root, { 'large.txt': Buffer.alloc(30_000_000, 'x') });
  const other = await startServer({ root: site.root, port: 0 });
  const reader = connect(Number(new URL(other.url).port), '127.0.0.1');
  reader.write('GET /large.txt HTTP/1.1\r\nhost: site\r\n\r\n');
  await once(reader, 'readable');
  await other.close();
  reader.destroy();
  await expect(ask(other.url, '/')).rejects.toThrow('ECONNREFUSED');
});
