import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersOf } from '../../../scripts/hosting/headerRules';
import { HOST_FILES } from '../../../scripts/hosting/prepareForHosting';
import { type RunningServer, startServer } from '../../../scripts/server';
import { DIST, filesIn, filesWith, read } from '../dist';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The build writes eight hexadecimal digits of a hash into names: `umi.1a2b3c4d.js`. */
const HASHED = /\.[\da-f]{8}\.(?:\w+\.)?\w+$/;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ root: DIST, port: 0 });
});

afterAll(() => server.close());

test('every file whose name contains a hash is cached for good, and no other', () => {
  const files = filesIn('.');
  const immutable = files.filter((file) => headersOf(file)['cache-control'] === IMMUTABLE);
  expect(immutable).toEqual(files.filter((file) => HASHED.test(file)));
  expect(immutable.length).toBeGreaterThan(100);
});

describe.each(['br', 'gzip'])('%s', (encoding) => {
  const headers = { 'accept-encoding': encoding };

  test('is what text files of 1 kB and more are sent as, and decodes to the original', async () => {
    const files = filesWith(
      ...['.html', '.js', '.css', '.json', '.svg', '.ts', '.tsx', '.md', '.txt'],
    );
    expect(files.length).toBeGreaterThan(300);
    for (const file of files) {
      const original = readFileSync(path.join(DIST, file));
      const answer = await fetch(`${server.url}/${file}`, { headers });
      expect(answer.headers.get('content-encoding'), file).toBe(
        original.length < 1024 ? null : encoding,
      );
      expect(answer.headers.get('vary'), file).toBe('accept-encoding');
      expect(answer.headers.get('x-content-type-options'), file).toBe('nosniff');
      expect(Buffer.from(await answer.arrayBuffer()).equals(original), file).toBe(true);
    }
  });

  test('is what the 404 page is sent as, with status 404', async () => {
    const answer = await fetch(`${server.url}/demo/none`, { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe(read('404.html'));
  });
});

test.each(Object.entries(HOST_FILES))('%s is in the site', (name, print) => {
  const files = filesIn('.').map((file) => ({
    name: file,
    size: statSync(path.join(DIST, file)).size,
  }));
  expect(read(name)).toBe(print(files));
});

// https://developers.cloudflare.com/workers/static-assets/headers/
test('the rules for hosts are at most as many as Cloudflare reads', () => {
  const rules = read('_headers').split('\n\n');
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.length).toBeLessThan(90);
});
