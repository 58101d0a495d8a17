import fs from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { ask, exchange } from './rawHttp';
import { servedSite } from './sampleSite';
import { writeFiles } from './temporaryFolder';

const site = servedSite();

describe('hostile addresses', () => {
  test.each([
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/%ff',
    '/a%00.txt',
    '/%00',
    '/index.html%00.js',
    'http://site/',
    '*',
  ])('%s is a bad request', async (target) => {
    expect(await ask(site.url, target)).toMatchObject({ status: 400 });
  });

  test('bytes that HTTP forbids are rejected, and the server keeps running', async () => {
    expect(await exchange(site.url, 'GET /\0 HTTP/1.1\r\nhost: site\r\n\r\n')).toMatchObject({
      status: 400,
    });
    expect(await exchange(site.url, 'nonsense\r\n\r\n')).toMatchObject({ status: 400 });
    const huge = `GET / HTTP/1.1\r\nhost: site\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`;
    // The server closes the connection when it stops reading, which may reset it before the answer
    // arrives.
    const refused = await exchange(site.url, huge).catch(() => ({ status: 431 }));
    expect(refused.status).toBe(431);
    expect(await ask(site.url, '/')).toMatchObject({ status: 200 });
  });

  test.each([
    '/../secret.txt',
    '/demo/../../secret.txt',
    '/demo/single/../../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/.%2e/secret.txt',
    '/%252e%252e/secret.txt',
    '/%252e%252e%252fsecret.txt',
    '/%25252e%25252e/secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/%5c..%5csecret.txt',
    '/../site-old/page.html',
    '//secret.txt',
    '/./../secret.txt',
    '/etc/passwd',
    '//etc/passwd',
    '/%2fetc/passwd',
    '/..;/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/link.txt',
    '/linked',
    '/linked/',
    '/linked/index.html',
    '/neighbour/page.html',
    '/loop',
    '/.hidden',
    '/.git/config',
    '/%2egit/config',
  ])('%s does not leave the site', async (target) => {
    const { status, body } = await ask(site.url, target);
    expect(body).not.toContain('secret');
    expect(body).not.toContain('root:');
    expect([400, 404]).toContain(status);
  });

  test('an address longer than any file system allows is a 404', async () => {
    expect(await ask(site.url, `/${'a'.repeat(5000)}`)).toMatchObject({ status: 404 });
    expect(await ask(site.url, `/${'a/'.repeat(3000)}`)).toMatchObject({ status: 404 });
  });

  test('a symbolic link within the site is followed', async () => {
    expect(await ask(site.url, '/inside.txt')).toMatchObject({ status: 200, body: 'all' });
  });
});

test('a file that cannot be read to its end closes the connection, not the server', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const open = fs.createReadStream.bind(fs);
  const opened = vi.spyOn(fs, 'createReadStream').mockImplementation((...args) => {
    const stream = open(...args);
    return stream.once('data', () => stream.destroy(new Error('The disk is gone.')));
  });
  await writeFiles(site.root, { 'large.txt': Buffer.alloc(8_000_000, 'x') });
  const { status, body } = await ask(site.url, '/large.txt');
  opened.mockRestore();
  expect(status).toBe(200);
  expect(body.length).toBeLessThan(8_000_000);
  expect(String(logged.mock.calls[0]?.[0])).toContain('The disk is gone.');
  logged.mockRestore();
  expect(await ask(site.url, '/')).toMatchObject({ status: 200 });
});
