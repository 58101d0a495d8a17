import { describe, expect, test } from 'vitest';
import { parsePublicAddress, urlOf } from './publicAddress';

describe('the address of the site', () => {
  test.each([
    ['https://docs.example', 'https://docs.example', '/'],
    ['https://docs.example/', 'https://docs.example', '/'],
    ['https://docs.example/select', 'https://docs.example', '/select/'],
    ['https://docs.example/a/select//', 'https://docs.example', '/a/select/'],
    ['http://localhost:8000/select/', 'http://localhost:8000', '/select/'],
  ])('%s has the origin %s and the base %s', (text, origin, base) => {
    expect(parsePublicAddress(text)).toEqual({ origin, base });
  });

  test.each([undefined, ''])('left out (%s), names no host', (text) => {
    expect(parsePublicAddress(text)).toEqual({ origin: undefined, base: '/' });
  });

  test.each([
    'docs.example',
    '/select/',
    'ftp://docs.example/',
    'https://docs.example/?a=1',
    'https://docs.example/#a',
    'https://me@docs.example/',
    'https://',
  ])('%s is refused with what to write', (text) => {
    expect(() => parsePublicAddress(text)).toThrow(
      /^SITE_ADDRESS is `.*\n {2}Why: .*\n {2}What to do: write it like https:\/\/docs\.example\//,
    );
  });
});

test.each([
  ['/', undefined, '/demo/single?a=1#b', '/demo/single?a=1#b'],
  ['/select/', undefined, '/demo/single', '/select/demo/single'],
  ['/select/', 'https://docs.example', '/', 'https://docs.example/select/'],
  ['/', 'https://docs.example', '/llms.txt', 'https://docs.example/llms.txt'],
])('below %s of %s, the address of %s is %s', (base, origin, path, url) => {
  expect(urlOf({ origin, base }, path)).toBe(url);
});
