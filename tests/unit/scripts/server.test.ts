import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask } from './rawHttp';
import { script, servedSite } from './sampleSite';
import { writeFiles } from './temporaryFolder';

const site = servedSite();

describe('pages', () => {
  test.each(['/demo/single', '/demo/single/', '/demo/single?tab=api', '/demo/single/#anchor'])(
    '%s is the page itself, without a redirect',
    async (target) => {
      const { status, body } = await ask(site.url, target);
      expect({ status, body }).toEqual({ status: 200, body: 'single: größer' });
    },
  );

  test('percent-encoding is decoded once', async () => {
    expect(await ask(site.url, '/a%20file.txt')).toMatchObject({ status: 200, body: 'spaces' });
    expect(await ask(site.url, '/%64emo/single')).toMatchObject({ status: 200 });
    expect(await ask(site.url, '/%2564emo/single')).toMatchObject({ status: 404 });
  });

  test.each([
    '/nothing',
    '/demo',
    '/demo/',
    '/demo/single/x',
    '/umi.00000000.js',
    '/umi.1a2b3c4d.js/',
    '//',
    '/demo//single',
  ])('%s gets the 404 page with status 404', async (target) => {
    const { status, headers, body } = await ask(site.url, target);
    expect({ status, body }).toEqual({ status: 404, body: 'no such page' });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test('a standalone demo is served if it was pre-rendered, and is a 404 page if not', async () => {
    expect(await ask(site.url, '/~demos/single')).toMatchObject({ status: 200, body: 'alone' });
    expect(await ask(site.url, '/~demos/other?locale=zh-CN')).toMatchObject({
      status: 404,
      body: 'no such page',
    });
  });

  test('an unknown address is never answered with status 304', async () => {
    const headers = { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() };
    expect(await ask(site.url, '/nothing', { headers })).toMatchObject({
      status: 404,
      body: 'no such page',
    });
  });

  test('an unknown address stays a 404 with a failed precondition', async () => {
    const headers = { 'if-match': '"other"' };
    expect(await ask(site.url, '/nothing', { headers })).toMatchObject({ status: 404 });
  });
});

test('a file is sent whole when a part of it is asked for', async () => {
  const { status, headers, body } = await ask(site.url, '/', { headers: { range: 'bytes=0-1' } });
  expect({ status, body }).toEqual({ status: 200, body: 'home' });
  expect(headers.has('accept-ranges')).toBe(false);
});

describe('content types', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/search.js', 'text/javascript; charset=utf-8'],
    ['/plain.css', 'text/css; charset=utf-8'],
    ['/data.json', 'application/json; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sources/index.tsx', 'text/plain; charset=utf-8'],
    ['/unknown.kind', 'application/octet-stream'],
  ])('%s is %s', async (target, type) => {
    const { headers } = await ask(site.url, target);
    expect(headers.get('content-type')).toBe(type);
  });
});

describe('caching', () => {
  test.each(['/', '/demo/single', '/plain.css', '/data.json', '/favicon.svg'])(
    '%s has to be revalidated',
    async (target) => {
      const { headers } = await ask(site.url, target);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('etag')).toMatch(/^W\/"[\da-f]+-[\da-f]+"$/);
    },
  );

  test('a version the client already has is not sent again', async () => {
    const etag = (await ask(site.url, '/')).headers.get('etag') ?? '';
    for (const held of [etag, `"other", ${etag}`, '*']) {
      const { status, headers, body } = await ask(site.url, '/', {
        headers: { 'if-none-match': held },
      });
      expect({ status, body }).toEqual({ status: 304, body: '' });
      expect(headers.get('etag')).toBe(etag);
      expect(headers.get('cache-control')).toBe('no-cache');
    }
    expect(await ask(site.url, '/', { headers: { 'if-none-match': '"other"' } })).toMatchObject({
      status: 200,
    });
  });

  test('an unchanged file is not sent again', async () => {
    const since = (await ask(site.url, '/')).headers.get('last-modified') ?? '';
    const headers = { 'if-modified-since': since };
    expect(await ask(site.url, '/', { headers })).toMatchObject({ status: 304, body: '' });
    const earlier = { 'if-modified-since': new Date(0).toUTCString() };
    expect(await ask(site.url, '/', { headers: earlier })).toMatchObject({ status: 200 });
  });

  test('a failed precondition is answered with 412 and no file', async () => {
    const answer = await ask(site.url, '/', { headers: { 'if-match': '"other"' } });
    expect(answer).toMatchObject({ status: 412, body: 'Precondition Failed.\n' });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test('a changed file is sent with a new tag', async () => {
    const file = join(site.root, 'changing.txt');
    await writeFiles(site.root, { 'changing.txt': 'one' });
    const etag = (await ask(site.url, '/changing.txt')).headers.get('etag') ?? '';
    await appendFile(file, ' two');
    const answer = await ask(site.url, '/changing.txt', { headers: { 'if-none-match': etag } });
    expect(answer).toMatchObject({ status: 200, body: 'one two' });
  });
});

describe('precompressed files', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['br;q=0', undefined],
    ['breton', undefined],
  ])('"accept-encoding: %s" gets %s', async (accept, encoding) => {
    const { status, headers } = await ask(site.url, '/umi.1a2b3c4d.js', {
      headers: { 'accept-encoding': accept },
    });
    expect(status).toBe(200);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('vary')).toBe('accept-encoding');
  });

  test('a file without a compressed version is sent as it is', async () => {
    const { headers, body } = await ask(site.url, '/search.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers.has('content-encoding')).toBe(false);
    expect(body).toBe(script);
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
    '%s is not allowed',
    async (method) => {
      const { status, headers } = await ask(site.url, '/', { method });
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('GET, HEAD');
    },
  );

  test.each(['/', '/umi.1a2b3c4d.js', '/nothing'])(
    'HEAD %s has the headers of GET and no body',
    async (target) => {
      const get = await ask(site.url, target);
      const head = await ask(site.url, target, { method: 'HEAD' });
      for (const answer of [get, head]) answer.headers.delete('date');
      expect(head).toEqual({ ...get, body: '' });
    },
  );
});

describe('every answer', () => {
  test.each([
    ['200', '/', {}],
    ['304', '/', { headers: { 'if-none-match': '*' } }],
    ['400', '/%', {}],
    ['404', '/nothing', {}],
    ['405', '/', { method: 'POST' }],
    ['412', '/', { headers: { 'if-match': '"other"' } }],
  ])(
    '%s forbids type sniffing and sends other sites only the origin as referrer',
    async (status, target, options) => {
      const answer = await ask(site.url, target, options);
      expect(answer.status).toBe(Number(status));
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    },
  );
});
