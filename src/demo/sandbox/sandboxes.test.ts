import { createHash, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadScript } from './sandboxes';

const SCRIPT = 'window.__sandboxStart = () => undefined;';
const hash = createHash('sha256').update(SCRIPT).digest('hex').slice(0, 8);
const ADDRESS = `/live/runtime.${hash}.js`;

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('crypto', webcrypto);
});
afterEach(() => vi.unstubAllGlobals());

/**
 * Downloads from a host that gives one answer. jsdom's blobs cannot be read, so the answer's is
 * Node's.
 */
function download(body: string, init: ResponseInit = {}, address = ADDRESS) {
  const headers = { 'content-type': 'text/javascript; charset=utf-8' };
  const fetch = vi.fn(() => Promise.resolve(new Response(body, { headers, ...init })));
  return { script: downloadScript(address, 'default', fetch), fetch };
}

test('a script with the expected content is accepted', async () => {
  const { script, fetch } = download(SCRIPT);
  expect(await (await script).text()).toBe(SCRIPT);
  expect(fetch).toHaveBeenCalledWith(ADDRESS, { cache: 'default' });
});

test.each([
  ['is missing', SCRIPT, { status: 404 }, 'HTTP 404'],
  [
    'is a page with status 200',
    '<!doctype html>',
    { headers: { 'content-type': 'text/html' } },
    'text/html, not a script',
  ],
  ['has no type', SCRIPT, { headers: {} }, 'not a script'],
  ['is truncated', SCRIPT.slice(0, 9), {}, '9 bytes that are not the script'],
  ['is of another build', `${SCRIPT}//`, {}, 'that are not the script'],
])('a script that %s is rejected', async (_, body, init, message) => {
  await expect(download(body, init).script).rejects.toThrow(message);
});

test('in development, where names have no hash, the content is not checked', async () => {
  expect(await download('other', {}, '/live/runtime.js').script).toBeTruthy();
});

test('on an insecure page the content is not checked', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await download('other').script).toBeTruthy();
});
