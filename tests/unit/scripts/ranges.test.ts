import { beforeAll, describe, expect, test } from 'vitest';
import { ask } from './rawHttp';
import { servedSite } from './sampleSite';
import { writeFiles } from './temporaryFolder';

const site = servedSite();

beforeAll(() => writeFiles(site.root, { 'ten.txt': '0123456789', 'empty.txt': '' }));

async function askFor(range: string, target = '/ten.txt', more: Record<string, string> = {}) {
  const { status, headers, body } = await ask(site.url, target, { headers: { range, ...more } });
  return {
    status,
    range: headers.get('content-range'),
    length: headers.get('content-length'),
    body,
  };
}

describe('a range of a file', () => {
  test.each([
    ['bytes=0-3', '0-3', '0123'],
    ['bytes=4-', '4-9', '456789'],
    ['bytes=-3', '7-9', '789'],
    ['bytes=-10', '0-9', '0123456789'],
    ['bytes=9-9', '9-9', '9'],
    ['bytes=8-1000', '8-9', '89'],
    ['bytes=0-1,2-4', '0-4', '01234'],
    ['bytes=0-1, 1-4', '0-4', '01234'],
  ])('%s is bytes %s', async (range, bytes, body) => {
    expect(await askFor(range)).toEqual({
      status: 206,
      range: `bytes ${bytes}/10`,
      length: String(body.length),
      body,
    });
  });

  test.each(['bytes=10-', 'bytes=10-12', 'bytes=5-2', 'bytes=-0', 'bytes=20-30,40-50'])(
    '%s gets status 416 with the size of the file',
    async (range) => {
      expect(await askFor(range)).toMatchObject({ status: 416, range: 'bytes */10' });
    },
  );

  test.each([
    ...['bytes', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=1x-2y', 'bytes=1-2-3', 'bytes=--3'],
    ...['bytes=0', 'bytes=0x0-0x1', 'bytes=1-2,', 'bytes=1-2,a', 'bytes=1.5-2', 'lines=0-3', ''],
    ...['bytes=-11', 'bytes=-99999999999999999999', 'bytes=0-1,4-5'],
  ])(
    'the whole file answers "%s": ill-formed, longer than the file or scattered',
    async (range) => {
      expect(await askFor(range)).toEqual({
        status: 200,
        range: undefined,
        length: '10',
        body: '0123456789',
      });
    },
  );

  test('of an empty file cannot be satisfied, except for its last bytes', async () => {
    expect(await askFor('bytes=0-', '/empty.txt')).toMatchObject({ status: 416 });
    expect(await askFor('bytes=-3', '/empty.txt')).toMatchObject({ status: 200, body: '' });
  });

  test('has the headers of the file', async () => {
    const { headers } = await ask(site.url, '/umi.1a2b3c4d.js', {
      headers: { range: 'bytes=0-0' },
    });
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('accept-ranges')).toBe('bytes');
  });

  test('applies to the compressed file when that is sent', async () => {
    const options = { headers: { 'accept-encoding': 'gzip', range: 'bytes=0-1' } };
    const { status, headers } = await ask(site.url, '/umi.1a2b3c4d.js', options);
    expect(status).toBe(206);
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('content-length')).toBe('2');
  });

  test('is sent without a body for HEAD', async () => {
    const options = { method: 'HEAD', headers: { range: 'bytes=2-4' } };
    const { status, headers, body } = await ask(site.url, '/ten.txt', options);
    expect({ status, body }).toEqual({ status: 206, body: '' });
    expect(headers.get('content-length')).toBe('3');
  });

  test('is sent only for the version named by If-Range, otherwise the whole file', async () => {
    const { headers } = await ask(site.url, '/ten.txt');
    const modified = headers.get('last-modified') ?? '';
    expect(await askFor('bytes=2-4', '/ten.txt', { 'if-range': modified })).toMatchObject({
      status: 206,
    });
    for (const other of ['"other"', new Date(0).toUTCString()]) {
      expect(await askFor('bytes=2-4', '/ten.txt', { 'if-range': other })).toMatchObject({
        status: 200,
        body: '0123456789',
      });
    }
  });
});

describe('an unknown address', () => {
  test.each(['bytes=0-3', 'bytes=5-2', 'bytes=-3'])(
    'gets the whole 404 page when %s is requested',
    async (range) => {
      expect(await askFor(range, '/nothing')).toMatchObject({
        status: 404,
        range: undefined,
        body: 'no such page',
      });
    },
  );

  test('stays a 404 with a failed precondition', async () => {
    const headers = { 'if-match': '"other"' };
    expect(await ask(site.url, '/nothing', { headers })).toMatchObject({ status: 404 });
  });
});

test('a symbolic link out of the site cannot be read in ranges either', async () => {
  const { status, body } = await askFor('bytes=0-3', '/link.txt');
  expect({ status, body }).toEqual({ status: 404, body: 'no such page' });
});
