import fs from 'node:fs';
import { connect } from 'node:net';
import { beforeAll, expect, test, vi } from 'vitest';
import { ask } from './rawHttp';
import { servedSite } from './sampleSite';
import { writeFiles } from './temporaryFolder';

const CONNECTIONS = 20;
const REQUESTS = 20;

const site = servedSite();

beforeAll(() => writeFiles(site.root, { 'large.txt': Buffer.alloc(2_000_000, 'x') }));

/** Sends many requests at once, and is gone when the first answer begins. */
function askAndLeave(): Promise<void> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET /large.txt HTTP/1.1\r\nhost: site\r\n\r\n'.repeat(REQUESTS)),
    );
    socket.once('data', () => socket.resetAndDestroy());
    socket.once('close', () => resolve());
  });
}

test('files of answers that nobody waits for any more are closed', async () => {
  const open = fs.createReadStream.bind(fs);
  const streams: fs.ReadStream[] = [];
  const warned = vi.spyOn(process, 'emitWarning');
  const opened = vi.spyOn(fs, 'createReadStream').mockImplementation((...args) => {
    const stream = open(...args);
    streams.push(stream);
    return stream;
  });
  await Promise.all(Array.from({ length: CONNECTIONS }, askAndLeave));
  expect(await ask(site.url, '/')).toMatchObject({ status: 200, body: 'home' });
  await expect.poll(() => streams.filter(({ closed }) => !closed)).toEqual([]);
  expect(streams.length).toBeGreaterThan(CONNECTIONS);
  expect(warned).not.toHaveBeenCalled();
  opened.mockRestore();
});
